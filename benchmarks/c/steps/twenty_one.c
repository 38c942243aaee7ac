/* Twenty One by hand in C with the contract of our rules: the state can stop before every decision,
   a seat chooses among counted actions, and what it chose lies hidden until all have chosen.
   The table and its chance are those of the baseline that decides and enters in one step. */
#define play play_in_one_step
#include "../twenty_one.c"
#undef play

enum { ROLL, DECIDE, AGAIN, WRITE, DONE };
enum { KEEP = 65, REROLL = 66 };
enum { CHANCE = -1, OVER = 0 };

typedef struct {
    Game g;
    int phase, waiting; /* a bit for each seat that must act, or CHANCE, or OVER */
    int16_t chosen[SEATS];
} Table;

static void everybody_writes(Table *t)
{
    Game *g = &t->g;
    for (int s = 0; s < g->players; s++)
        g->fits[s] = (int16_t)fitting(g->dice, g->sheets[s][g->row[s]], g->free[s]);
    t->phase = WRITE;
    t->waiting = (1 << g->players) - 1;
}

static void happen(Table *t, uint64_t *stream)
{
    Game *g = &t->g;
    int again = t->phase == AGAIN, ones = 0;
    for (int c = 0; c < COLOURS; c++) {
        if (!again || g->dice[c] != 1)
            g->dice[c] = (int16_t)(draw(stream, 6) + 1);
        ones += g->dice[c] == 1;
    }
    g->ones = ones;
    g->rolls = 1 + again;
    if (again) {
        everybody_writes(t);
    } else {
        g->turn++;
        t->phase = DECIDE;
        t->waiting = 1 << g->active;
    }
}

static inline int choices(const Table *t, int seat)
{
    if (t->phase == WRITE)
        return 1 << __builtin_popcount((unsigned)t->g.fits[seat]);
    return t->phase == DECIDE && t->g.active == seat ? 1 + (t->g.ones < COLOURS) : 0;
}

static inline int choice(const Table *t, int seat, int index)
{
    return t->phase == WRITE ? SUBSETS[t->g.fits[seat]][index] : KEEP + index;
}

static inline int enter_chosen(Game *g, int seat, int action)
{
    int row = g->row[seat], free = g->free[seat];
    const int16_t *sheet = g->sheets[seat][row];
    int16_t *written = g->written[seat][row];
    g->fits[seat] = 0;
    g->entries[seat] = (int16_t)action;
    if (action == CROSS) {
        int colour = leftmost(sheet, free);
        written[colour] = CROSSED;
        free ^= 1 << colour;
    } else {
        int hits = g->hits[seat][row], score = g->scores[seat][row] - BONUS[hits];
        for (int c = 0; c < COLOURS; c++) {
            int die = g->dice[c] * (action >> c & 1);
            written[c] += (int16_t)die;
            hits += die == (sheet[c] & 7);
            score += die;
        }
        g->hits[seat][row] = (int16_t)hits;
        g->scores[seat][row] = (int16_t)(score + BONUS[hits]);
        free ^= action;
    }
    if (free == 0) {
        g->row[seat] = (int16_t)++row;
        free = ALL_FREE;
    }
    g->free[seat] = (int16_t)free;
    return row == ROWS;
}

static void end_turn(Table *t)
{
    Game *g = &t->g;
    int full = 0;
    for (int s = 0; s < g->players; s++) {
        full += enter_chosen(g, s, t->chosen[s]);
        t->chosen[s] = 0;
    }
    if (++g->active == g->players)
        g->active = 0;
    t->phase = full ? DONE : ROLL;
    t->waiting = full ? OVER : CHANCE;
}

static inline void act(Table *t, int seat, int action)
{
    if (t->phase == WRITE) {
        t->chosen[seat] = (int16_t)action;
        t->waiting &= ~(1 << seat);
        if (t->waiting == 0)
            end_turn(t);
    } else if (action == KEEP) {
        everybody_writes(t);
    } else {
        t->phase = AGAIN;
        t->waiting = CHANCE;
    }
}

long long play(int players, long long games, long long seed)
{
    uint64_t stream = (uint64_t)seed;
    long long checksum = 0;
    Game first;
    Table t;
    memset(&first, 0, sizeof first);
    first.players = players;
    print_sheets(&first);
    list_subsets();
    for (long long k = 0; k < games; k++) {
        deal(&t.g, &first, &stream);
        memset(t.chosen, 0, sizeof t.chosen);
        t.phase = ROLL;
        t.waiting = CHANCE;
        while (t.waiting != OVER) {
            if (t.waiting == CHANCE) {
                happen(&t, &stream);
                continue;
            }
            for (int waiting = t.waiting; waiting; waiting &= waiting - 1) {
                int s = __builtin_ctz((unsigned)waiting);
                act(&t, s, choice(&t, s, draw(&stream, choices(&t, s))));
            }
        }
        for (int s = 0; s < players; s++) {
            int total = 0;
            for (int r = 0; r < ROWS; r++)
                total += t.g.scores[s][r];
            t.g.points[s] = t.g.totals[s] = (int16_t)total;
            checksum += (long long)total * (s + 1);
        }
    }
    return checksum;
}
