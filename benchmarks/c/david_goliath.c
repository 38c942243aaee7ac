/* The rules of David & Goliath by hand in C: the baseline of benchmarks/speed.py.
   It keeps the table that our State keeps: hands by colour, the trick in the middle, which cards
   are out and who won them, colours shown void, what every seat has won, and the trick won last.
   It draws in the order of byczo.core.kernels, so that both give one checksum. */
#include <stdint.h>
#include <string.h>

enum { SEATS = 6, HAND = 15, COLOURS = 5, NUMBERS = 18, CARDS = COLOURS * NUMBERS };
enum { UNSEEN = 1, IN_TRICK = 2, WON = 3 };

typedef struct {
    int players, rounds, round, dealer, tricks, leader, played, led;
    int opener, goliath, david;
    int16_t middle[SEATS], last[SEATS];
    int16_t hands[SEATS][COLOURS][HAND], holds[SEATS][COLOURS];
    int16_t voids[SEATS][COLOURS], counts[SEATS][COLOURS], sums[SEATS][COLOURS];
    int16_t lies[CARDS + 1];
    int16_t points[SEATS], totals[SEATS];
} Game;

static int16_t COLOUR[CARDS + 1], NUMBER[CARDS + 1];

static void print_cards(void)
{
    for (int c = 1; c <= CARDS; c++) {
        COLOUR[c] = (int16_t)((c - 1) / NUMBERS);
        NUMBER[c] = (int16_t)((c - 1) % NUMBERS + 1);
    }
}

static inline int draw(uint64_t *stream, int limit)
{
    uint64_t now = *stream;
    *stream = 2147483085u * (now & 0xffffffffu) + (now >> 32);
    return (int)((((now ^ (now >> 32)) & 0xffffffffu) * (uint64_t)limit) >> 32);
}

static inline int left_of(const Game *g, int seat)
{
    return seat + 1 < g->players ? seat + 1 : 0;
}

static inline void take_card(Game *g, int seat, int16_t card)
{
    int colour = COLOUR[card];
    g->hands[seat][colour][g->holds[seat][colour]++] = card;
    g->lies[card] = UNSEEN;
}

static void deal(Game *g, uint64_t *stream)
{
    int16_t pack[CARDS];
    int size = 0, highest = 3 * g->players;
    g->dealer = g->round == 0 ? draw(stream, g->players) : left_of(g, g->dealer);
    for (int c = 0; c < COLOURS; c++)
        for (int n = 1; n <= highest; n++)
            pack[size++] = (int16_t)(c * NUMBERS + n);
    for (int i = 0; i < size; i++) {
        int other = i + draw(stream, size - i);
        int16_t card = pack[other];
        pack[other] = pack[i];
        pack[i] = card;
    }
    for (int s = 0; s < g->players; s++)
        for (int i = 0; i < HAND; i++)
            take_card(g, s, pack[s * HAND + i]);
    memset(g->last, 0, sizeof g->last);
    memset(g->voids, 0, sizeof g->voids);
    memset(g->counts, 0, sizeof g->counts);
    memset(g->sums, 0, sizeof g->sums);
    g->round++;
    g->tricks = g->played = 0;
    g->leader = left_of(g, g->dealer);
}

static inline void play_card(Game *g, int seat, uint64_t *stream)
{
    int16_t *holds = g->holds[seat];
    int colour = g->led, index;
    if (g->played && holds[colour]) {
        index = draw(stream, holds[colour]);
    } else {
        index = draw(stream, HAND - g->tricks);
        int first = 0, count = 0;
        colour = 0;
        for (int c = 0; c < COLOURS - 1; c++) {
            count += holds[c];
            colour = index >= count ? c + 1 : colour;
            first = index >= count ? count : first;
        }
        index -= first;
        if (g->played)
            g->voids[seat][g->led] = 1;
        else
            g->led = colour;
    }
    int16_t *cards = g->hands[seat][colour], card = cards[index];
    int last = --holds[colour];
    cards[index] = cards[last];
    cards[last] = 0;
    g->middle[seat] = card;
    g->lies[card] = IN_TRICK;
    g->played++;
}

static inline void win_card(Game *g, int seat, int card)
{
    g->lies[card] = (int16_t)(WON + seat);
    g->counts[seat][COLOUR[card]]++;
    g->sums[seat][COLOUR[card]] += NUMBER[card];
}

static void win_trick(Game *g)
{
    int goliath = g->leader, david = -1, most = 0, least = NUMBERS + 1;
    for (int i = 0, s = g->leader; i < g->players; i++, s = left_of(g, s)) {
        int number = NUMBER[g->middle[s]];
        if (number >= most)
            most = number, goliath = s;
    }
    for (int i = 0, s = g->leader; i < g->players; i++, s = left_of(g, s)) {
        int number = NUMBER[g->middle[s]];
        if (number <= least && s != goliath)
            least = number, david = s;
    }
    for (int s = 0; s < g->players; s++)
        win_card(g, s == goliath ? david : goliath, g->middle[s]);
    memcpy(g->last, g->middle, sizeof g->last);
    memset(g->middle, 0, sizeof g->middle);
    g->opener = g->leader;
    g->goliath = g->leader = goliath;
    g->david = david;
    g->tricks++;
    g->played = 0;
}

static void end_round(Game *g)
{
    for (int s = 0; s < g->players; s++) {
        int points = 0;
        for (int c = 0; c < COLOURS; c++)
            points += g->counts[s][c] > 2 ? g->counts[s][c] : g->sums[s][c];
        g->points[s] = (int16_t)points;
        g->totals[s] = (int16_t)(g->totals[s] + points);
    }
}

long long play(int players, long long games, long long seed)
{
    uint64_t stream = (uint64_t)seed;
    long long sum = 0;
    Game g;
    print_cards();
    for (long long i = 0; i < games; i++) {
        memset(&g, 0, sizeof g);
        g.players = g.rounds = players;
        while (g.round < g.rounds) {
            deal(&g, &stream);
            while (g.tricks < HAND) {
                for (int s = g.leader; g.played < players; s = left_of(&g, s))
                    play_card(&g, s, &stream);
                win_trick(&g);
            }
            end_round(&g);
        }
        for (int s = 0; s < players; s++)
            sum += (long long)g.totals[s] * (s + 1);
    }
    return sum;
}
