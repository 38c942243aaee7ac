/* X nimmt! by hand in C with the contract of our rules: the state can stop before every decision, a
   seat chooses among counted actions and acts by the name of a card or row, and a chosen card lies
   hidden, still counted to the hand, until all have chosen. The table is that of the other baseline. */
#define play play_in_one_step
#include "../x_nimmt.c"
#undef play

enum { PLAY, TAKE, SORT, DONE };
enum { FIRST_ROW = CARDS + 1 };
enum { CHANCE = -1, OVER = 0 };

typedef struct {
    Game g;
    int phase, waiting; /* a bit for each seat that must act, or CHANCE, or OVER */
    int16_t chosen[SEATS];
    int16_t spots[CARDS + 1]; /* where in a hand each card lies */
} Table;

static inline void note_spots(Table *t, int seat, int first)
{
    for (int i = first; i < t->g.held[seat]; i++)
        t->spots[t->g.hands[seat][i]] = (int16_t)i;
}

static inline int choices(const Table *t, int seat)
{
    if (!(t->waiting >> seat & 1))
        return 0;
    return t->phase == PLAY ? t->g.held[seat] : t->phase == TAKE ? ROWS : t->g.gains[seat];
}

static inline int choice(const Table *t, int seat, int index)
{
    if (t->phase == PLAY)
        return t->g.hands[seat][index];
    return t->phase == TAKE ? FIRST_ROW + index : t->g.taken[seat][index];
}

static inline void stop(Table *t, int phase, int seat)
{
    t->phase = phase;
    t->waiting = 1 << seat;
}

static inline void put(Game *g, int seat, int row)
{
    int16_t card = g->cards[seat];
    g->rows[row][g->lengths[row]++] = card;
    g->ends[row] = card;
    g->places[seat] = (int16_t)row;
}

/* Whether the seat must sort what it has taken. */
static inline int take_row(Table *t, int seat, int row)
{
    int count = take(&t->g, seat, row);
    put(&t->g, seat, row);
    if (count > 1) {
        stop(t, SORT, seat);
        return 1;
    }
    sort_taken(&t->g, seat, count, 0); /* nothing comes into the hand */
    t->g.placed++;
    return 0;
}

static void resolve(Table *t)
{
    Game *g = &t->g;
    while (g->placed < g->players) {
        int seat = g->order[g->placed], row = row_for(g, g->cards[seat]);
        if (row < 0) {
            stop(t, TAKE, seat);
            return;
        }
        if (g->lengths[row] + 1 == SHORTEST_ROW + row) {
            if (take_row(t, seat, row))
                return;
        } else {
            put(g, seat, row);
            g->placed++;
        }
    }
    if (everybody_holds_cards(g)) {
        t->phase = PLAY;
        t->waiting = (1 << g->players) - 1;
    } else {
        count_heads(g);
        t->phase = DONE;
        t->waiting = g->round < ROUNDS ? CHANCE : OVER;
    }
}

static inline void reveal(Table *t)
{
    Game *g = &t->g;
    for (int s = 0; s < g->players; s++) {
        int16_t card = t->chosen[s], *hand = g->hands[s];
        int16_t moved = hand[--g->held[s]], spot = t->spots[card];
        hand[spot] = moved;
        t->spots[moved] = spot;
        t->chosen[s] = 0;
        g->cards[s] = card;
        g->lies[card] = OPEN;
        g->gains[s] = 0;
        int k = s;
        for (; k > 0 && g->cards[g->order[k - 1]] > card; k--)
            g->order[k] = g->order[k - 1];
        g->order[k] = (int16_t)s;
    }
    g->turn++;
    g->placed = 0;
    resolve(t);
}

static inline void act(Table *t, int seat, int action)
{
    Game *g = &t->g;
    if (t->phase == PLAY) {
        t->chosen[seat] = (int16_t)action;
        t->waiting &= ~(1 << seat);
        if (t->waiting == 0)
            reveal(t);
    } else if (t->phase == TAKE) {
        if (!take_row(t, seat, action - FIRST_ROW))
            resolve(t);
    } else {
        int kept = 0, held = g->held[seat];
        while (g->taken[seat][kept] != action)
            kept++;
        sort_taken(g, seat, g->gains[seat], kept);
        note_spots(t, seat, held);
        g->placed++;
        resolve(t);
    }
}

long long play(int players, long long games, long long seed)
{
    uint64_t stream = (uint64_t)seed;
    long long checksum = 0;
    print_heads();
    for (long long k = 0; k < games; k++) {
        Table t;
        memset(&t, 0, sizeof t);
        t.g.players = players;
        t.waiting = CHANCE;
        while (t.waiting != OVER) {
            if (t.waiting == CHANCE) {
                deal(&t.g, &stream);
                for (int s = 0; s < players; s++)
                    note_spots(&t, s, 0);
                t.phase = PLAY;
                t.waiting = (1 << players) - 1;
                continue;
            }
            for (int waiting = t.waiting; waiting; waiting &= waiting - 1) {
                int s = __builtin_ctz((unsigned)waiting);
                act(&t, s, choice(&t, s, draw(&stream, choices(&t, s))));
            }
        }
        for (int s = 0; s < players; s++)
            checksum += (long long)t.g.totals[s] * (s + 1);
    }
    return checksum;
}
