/* The rules of X nimmt! by hand in C: the baseline of benchmarks/speed.py.
   It keeps the table that our State keeps: rows, hands, X rows and piles, which cards are out or
   known in a hand, and the turn resolved last. It draws in the order of byczo.core.kernels, so
   that both give one checksum. */
#include <stdint.h>
#include <string.h>

enum { ROWS = 3, SHORTEST_ROW = 3, ROW_LENGTH = 4, SEATS = 4, CARDS = 100, HAND = 8 };
enum { ROUNDS = 2, LONGEST_HAND = 24, MOST_TURNS = 29, OPEN = 1, HELD = 2 };

typedef struct {
    int players, round, turn, placed;
    int16_t rows[ROWS][ROW_LENGTH], lengths[ROWS], ends[ROWS];
    int16_t hands[SEATS][LONGEST_HAND], held[SEATS];
    int16_t x_cards[SEATS][MOST_TURNS], x_count[SEATS], x_first[SEATS], x_ends[SEATS];
    int16_t points[SEATS], totals[SEATS];
    int16_t lies[CARDS + 1];
    int16_t cards[SEATS], order[SEATS], places[SEATS], taken[SEATS][ROW_LENGTH], gains[SEATS];
} Game;

static int16_t HEADS[CARDS + 1];

static void print_heads(void)
{
    for (int c = 1; c <= CARDS; c++)
        HEADS[c] = c == 55 ? 7 : c % 11 == 0 ? 5 : c % 10 == 0 ? 3 : c % 5 == 0 ? 2 : 1;
}

static inline int draw(uint64_t *stream, int limit)
{
    uint64_t now = *stream;
    *stream = 2147483085u * (now & 0xffffffffu) + (now >> 32);
    return (int)((((now ^ (now >> 32)) & 0xffffffffu) * (uint64_t)limit) >> 32);
}

static void deal(Game *g, uint64_t *stream)
{
    int16_t pack[CARDS];
    for (int i = 0; i < CARDS; i++)
        pack[i] = (int16_t)(i + 1);
    int dealt = g->players * HAND + ROWS;
    for (int i = 0; i < dealt; i++) {
        int other = i + draw(stream, CARDS - i);
        int16_t card = pack[other];
        pack[other] = pack[i];
        pack[i] = card;
    }
    memset(g->lies, 0, sizeof g->lies);
    const int16_t *next = pack;
    for (int s = 0; s < g->players; s++) {
        memcpy(g->hands[s], next, HAND * sizeof *next);
        next += HAND;
        g->held[s] = HAND;
        g->x_count[s] = g->x_first[s] = g->x_ends[s] = 0;
    }
    for (int r = 0; r < ROWS; r++) {
        g->rows[r][0] = g->ends[r] = next[r];
        g->lengths[r] = 1;
        g->lies[next[r]] = OPEN;
    }
    g->round++;
    g->turn = 0;
}

static inline int row_for(const Game *g, int card)
{
    int best = -1, closest = 0;
    for (int r = 0; r < ROWS; r++)
        if (g->ends[r] > closest && g->ends[r] < card) {
            best = r;
            closest = g->ends[r];
        }
    return best;
}

static inline int take(Game *g, int seat, int row)
{
    int count = g->lengths[row];
    memcpy(g->taken[seat], g->rows[row], sizeof g->taken[seat]);
    g->gains[seat] = (int16_t)count;
    g->lengths[row] = 0;
    return count;
}

static inline void sort_taken(Game *g, int seat, int count, int kept)
{
    for (int i = 0; i < count; i++)
        if (i != kept) {
            int16_t card = g->taken[seat][i];
            g->hands[seat][g->held[seat]++] = card;
            g->lies[card] = (int16_t)(HELD + seat);
        }
    int16_t card = g->taken[seat][kept];
    if (card < g->x_ends[seat])
        g->x_first[seat] = g->x_count[seat];
    g->x_cards[seat][g->x_count[seat]++] = card;
    g->x_ends[seat] = card;
}

static void turn(Game *g, uint64_t *stream)
{
    int n = g->players;
    for (int s = 0; s < n; s++) {
        int i = draw(stream, g->held[s]);
        int16_t card = g->hands[s][i];
        g->hands[s][i] = g->hands[s][--g->held[s]];
        g->cards[s] = card;
        g->lies[card] = OPEN;
        g->gains[s] = 0;
        int k = s;
        for (; k > 0 && g->cards[g->order[k - 1]] > card; k--)
            g->order[k] = g->order[k - 1];
        g->order[k] = (int16_t)s;
    }
    g->turn++;
    for (g->placed = 0; g->placed < n; g->placed++) {
        int seat = g->order[g->placed], card = g->cards[seat], count = 0;
        int row = row_for(g, card);
        if (row < 0) {
            row = draw(stream, ROWS);
            count = take(g, seat, row);
        } else if (g->lengths[row] + 1 == SHORTEST_ROW + row) {
            count = take(g, seat, row);
        }
        g->rows[row][g->lengths[row]++] = (int16_t)card;
        g->ends[row] = (int16_t)card;
        g->places[seat] = (int16_t)row;
        if (count > 0)
            sort_taken(g, seat, count, count > 1 ? draw(stream, count) : 0);
    }
}

static inline int everybody_holds_cards(const Game *g)
{
    for (int s = 0; s < g->players; s++)
        if (g->held[s] == 0)
            return 0;
    return 1;
}

static void count_heads(Game *g)
{
    for (int s = 0; s < g->players; s++) {
        int points = 0;
        for (int i = 0; i < g->held[s]; i++)
            points += HEADS[g->hands[s][i]];
        for (int i = 0; i < g->x_first[s]; i++)
            points += 2 * HEADS[g->x_cards[s][i]];
        g->points[s] = (int16_t)points;
        g->totals[s] += (int16_t)points;
    }
}

long long play(int players, long long games, long long seed)
{
    uint64_t stream = (uint64_t)seed;
    long long checksum = 0;
    print_heads();
    for (long long k = 0; k < games; k++) {
        Game g;
        memset(&g, 0, sizeof g);
        g.players = players;
        while (g.round < ROUNDS) {
            deal(&g, &stream);
            while (everybody_holds_cards(&g))
                turn(&g, &stream);
            count_heads(&g);
        }
        for (int s = 0; s < players; s++)
            checksum += (long long)g.totals[s] * (s + 1);
    }
    return checksum;
}
