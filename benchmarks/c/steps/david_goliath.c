/* David & Goliath by hand in C with the contract of our rules: the state can stop before every
   decision, a seat chooses among counted cards, and a card is played by its name: so the table also
   keeps where in a hand each card lies. All else is that of the other baseline. */
#define play play_in_one_step
#include "../david_goliath.c"
#undef play

enum { CHANCE = -1, OVER = 0 };

typedef struct {
    Game g;
    int waiting; /* a bit for the seat that must act, or CHANCE, or OVER */
    int16_t places[CARDS + 1];
} Table;

static inline int follows(const Game *g, int seat)
{
    return g->played && g->holds[seat][g->led];
}

static inline int choices(const Table *t, int seat)
{
    if (t->waiting != 1 << seat)
        return 0;
    return follows(&t->g, seat) ? t->g.holds[seat][t->g.led] : HAND - t->g.tricks;
}

static inline int choice(const Table *t, int seat, int index)
{
    const Game *g = &t->g;
    if (follows(g, seat))
        return g->hands[seat][g->led][index];
    int colour = 0, first = 0, count = 0;
    for (int c = 0; c < COLOURS - 1; c++) {
        count += g->holds[seat][c];
        colour = index >= count ? c + 1 : colour;
        first = index >= count ? count : first;
    }
    return g->hands[seat][colour][index - first];
}

static void end_trick(Table *t)
{
    Game *g = &t->g;
    win_trick(g);
    t->waiting = 1 << g->leader;
    if (g->tricks == HAND) {
        end_round(g);
        t->waiting = g->round < g->rounds ? CHANCE : OVER;
    }
}

static inline void act(Table *t, int seat, int card)
{
    Game *g = &t->g;
    int colour = COLOUR[card];
    if (!g->played)
        g->led = colour;
    else if (colour != g->led)
        g->voids[seat][g->led] = 1;
    int16_t *cards = g->hands[seat][colour];
    int last = --g->holds[seat][colour], place = t->places[card];
    int16_t moved = cards[last];
    cards[place] = moved;
    t->places[moved] = (int16_t)place;
    cards[last] = 0;
    g->middle[seat] = (int16_t)card;
    g->lies[card] = IN_TRICK;
    if (++g->played < g->players)
        t->waiting = 1 << left_of(g, seat);
    else
        end_trick(t);
}

static void happen(Table *t, uint64_t *stream)
{
    Game *g = &t->g;
    deal(g, stream);
    for (int s = 0; s < g->players; s++)
        for (int c = 0; c < COLOURS; c++)
            for (int i = 0; i < g->holds[s][c]; i++)
                t->places[g->hands[s][c][i]] = (int16_t)i;
    t->waiting = 1 << g->leader;
}

long long play(int players, long long games, long long seed)
{
    uint64_t stream = (uint64_t)seed;
    long long sum = 0;
    Table t;
    print_cards();
    for (long long i = 0; i < games; i++) {
        memset(&t, 0, sizeof t);
        t.g.players = t.g.rounds = players;
        t.waiting = CHANCE;
        while (t.waiting != OVER) {
            if (t.waiting == CHANCE) {
                happen(&t, &stream);
            } else {
                int s = __builtin_ctz((unsigned)t.waiting);
                act(&t, s, choice(&t, s, draw(&stream, choices(&t, s))));
            }
        }
        for (int s = 0; s < players; s++)
            sum += (long long)t.g.totals[s] * (s + 1);
    }
    return sum;
}
