/* The rules of 6 nimmt! (base game) by hand in C: the baseline of benchmarks/speed.py.
   It keeps the table that our State keeps: rows, hands, heads, which cards are out, and the turn
   resolved last. It draws in the order of byczo.core.kernels, so that both give one checksum. */
#include <stdint.h>
#include <string.h>

enum { ROWS = 4, ROW_LENGTH = 5, SEATS = 10, CARDS = 104, HAND = 10 };

typedef struct {
    int players, round, turn, placed;
    int16_t rows[ROWS][ROW_LENGTH], lengths[ROWS], ends[ROWS];
    int16_t hands[SEATS][HAND], held[SEATS];
    int16_t heads[SEATS], points[SEATS], totals[SEATS];
    int16_t lies[CARDS + 1];
    int16_t cards[SEATS], order[SEATS], places[SEATS], gains[SEATS];
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
        memcpy(g->hands[s], next, sizeof g->hands[s]);
        next += HAND;
        g->held[s] = HAND;
        g->heads[s] = 0;
    }
    for (int r = 0; r < ROWS; r++) {
        g->rows[r][0] = g->ends[r] = next[r];
        g->lengths[r] = 1;
        g->lies[next[r]] = 1;
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
    int heads = 0;
    for (int i = 0; i < g->lengths[row]; i++)
        heads += HEADS[g->rows[row][i]];
    g->heads[seat] += (int16_t)heads;
    g->lengths[row] = 0;
    return heads;
}

static void turn(Game *g, uint64_t *stream)
{
    int n = g->players;
    for (int s = 0; s < n; s++) {
        int i = draw(stream, g->held[s]);
        int16_t card = g->hands[s][i];
        g->hands[s][i] = g->hands[s][--g->held[s]];
        g->cards[s] = card;
        g->lies[card] = 1;
        int k = s;
        for (; k > 0 && g->cards[g->order[k - 1]] > card; k--)
            g->order[k] = g->order[k - 1];
        g->order[k] = (int16_t)s;
    }
    g->turn++;
    for (g->placed = 0; g->placed < n; g->placed++) {
        int seat = g->order[g->placed], gain = 0, card = g->cards[seat];
        int row = row_for(g, card);
        if (row < 0) {
            row = draw(stream, ROWS);
            gain = take(g, seat, row);
        } else if (g->lengths[row] == ROW_LENGTH) {
            gain = take(g, seat, row);
        }
        g->rows[row][g->lengths[row]++] = (int16_t)card;
        g->ends[row] = (int16_t)card;
        g->places[seat] = (int16_t)row;
        g->gains[seat] = (int16_t)gain;
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
        deal(&g, &stream);
        while (g.held[0] > 0)
            turn(&g, &stream);
        for (int s = 0; s < players; s++) {
            g.points[s] = g.heads[s];
            g.totals[s] += g.heads[s];
            checksum += (long long)g.totals[s] * (s + 1);
        }
    }
    return checksum;
}
