/* The rules of Twenty One by hand in C: the baseline of benchmarks/speed.py.
   It keeps the table that our State keeps: sheets, dice, all that is written, hits and scores by
   row, what fits, and what each seat entered last. It draws in the order of byczo.core.kernels,
   so that both give one checksum. */
#include <stdint.h>
#include <string.h>

enum { SEATS = 6, SHEETS = 6, ROWS = 5, FIELDS = 6, COLOURS = 6, CROSS = 64, CROSSED = 7 };
enum { ALL_FREE = (1 << COLOURS) - 1, FILLED = 1 << 9 };

static const int16_t BONUS[FIELDS + 1] = {0, 1, 3, 6, 10, 15, 21};

typedef struct {
    int players, turn, active, rolls, ones;
    int16_t sheets[SHEETS][ROWS][COLOURS]; /* a field is place * 64 + colour * 8 + number */
    int16_t letters[SHEETS];
    int16_t dice[COLOURS];
    int16_t written[SEATS][ROWS][COLOURS]; /* 0 is free */
    int16_t hits[SEATS][ROWS], scores[SEATS][ROWS];
    int16_t row[SEATS], free[SEATS], fits[SEATS], entries[SEATS];
    int16_t points[SEATS], totals[SEATS];
} Game;

static const char *COLOURS_OF[SHEETS] = {
    "kywgbr bwrkyg ygbrwk rbgykw wrkbgy", "yrgbwk wykrgb gkrybw kwbgry rbywkg",
    "wkbyrg rbgwky bwykgr gyrbwk kgwryb", "rwykgb grbywk kywbrg bgkwyr ykrgbw",
    "gbrwky kgybrw wrkgyb ykwrbg bygkwr", "bgkryw ykwgbr rbgwky wrykgb gwbyrk",
};
static const char LETTERS[] = "wyrgbk";
static const char NUMBERS[] = "654321 544331 543221 544221 443321";

static int16_t SUBSETS[64][64]; /* by what fits and by index; the first is to cross */

static void print_sheets(Game *g)
{
    for (int s = 0; s < SHEETS; s++) {
        g->letters[s] = (int16_t)(s + 1);
        for (int r = 0; r < ROWS; r++)
            for (int f = 0; f < FIELDS; f++) {
                int at = r * (FIELDS + 1) + f;
                int colour = (int)(strchr(LETTERS, COLOURS_OF[s][at]) - LETTERS);
                g->sheets[s][r][colour] = (int16_t)(f << 6 | colour << 3 | (NUMBERS[at] - '0'));
            }
    }
}

static void list_subsets(void)
{
    for (int fits = 0; fits < 64; fits++) {
        int count = 0;
        SUBSETS[fits][count++] = CROSS;
        for (int mask = 1; mask < 64; mask++)
            if ((mask & fits) == mask)
                SUBSETS[fits][count++] = (int16_t)mask;
    }
}

static inline int draw(uint64_t *stream, int limit)
{
    uint64_t now = *stream;
    *stream = 2147483085u * (now & 0xffffffffu) + (now >> 32);
    return (int)((((now ^ (now >> 32)) & 0xffffffffu) * (uint64_t)limit) >> 32);
}

static void deal(Game *g, const Game *first, uint64_t *stream)
{
    memcpy(g, first, sizeof *g);
    for (int s = 0; s < g->players; s++) {
        int other = s + draw(stream, SHEETS - s);
        int16_t letter = g->letters[other];
        g->letters[other] = g->letters[s];
        g->letters[s] = letter;
        memcpy(g->sheets[s], first->sheets[letter - 1], sizeof g->sheets[s]);
        g->free[s] = ALL_FREE;
    }
    for (int s = g->players; s < SHEETS; s++)
        g->letters[s] = 0;
    memset(g->sheets[g->players], 0, sizeof g->sheets[0] * (size_t)(SHEETS - g->players));
    g->active = draw(stream, g->players);
}

static void roll(Game *g, uint64_t *stream)
{
    int ones = 0;
    for (int c = 0; c < COLOURS; c++) {
        g->dice[c] = (int16_t)(draw(stream, 6) + 1);
        ones += g->dice[c] == 1;
    }
    g->turn++;
    g->rolls = 1;
    if (draw(stream, 1 + (ones < COLOURS)) == 1) {
        for (int c = 0; c < COLOURS; c++)
            if (g->dice[c] != 1) {
                g->dice[c] = (int16_t)(draw(stream, 6) + 1);
                ones += g->dice[c] == 1;
            }
        g->rolls = 2;
    }
    g->ones = ones;
}

static inline int fitting(const int16_t *dice, const int16_t *sheet, int free)
{
    int fits = 0;
    for (int c = 0; c < COLOURS; c++)
        fits |= (dice[c] <= (sheet[c] & 7)) << c;
    return fits & free;
}

static inline int leftmost(const int16_t *sheet, int free)
{
    int first = FILLED;
    for (int c = 0; c < COLOURS; c++) {
        int field = sheet[c] | FILLED * (~free >> c & 1);
        first = field < first ? field : first;
    }
    return first >> 3 & 7;
}

static inline int enter(Game *g, int seat, uint64_t *stream)
{
    int row = g->row[seat], free = g->free[seat];
    const int16_t *sheet = g->sheets[seat][row];
    int16_t *written = g->written[seat][row];
    int fits = fitting(g->dice, sheet, free);
    int action = SUBSETS[fits][draw(stream, 1 << __builtin_popcount((unsigned)fits))];
    g->fits[seat] = (int16_t)fits;
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

long long play(int players, long long games, long long seed)
{
    uint64_t stream = (uint64_t)seed;
    long long checksum = 0;
    Game first, g;
    memset(&first, 0, sizeof first);
    first.players = players;
    print_sheets(&first);
    list_subsets();
    for (long long k = 0; k < games; k++) {
        int full = 0;
        deal(&g, &first, &stream);
        while (!full) {
            roll(&g, &stream);
            for (int s = 0; s < players; s++)
                full += enter(&g, s, &stream);
            if (++g.active == players)
                g.active = 0;
        }
        for (int s = 0; s < players; s++) {
            int total = 0;
            for (int r = 0; r < ROWS; r++)
                total += g.scores[s][r];
            g.points[s] = g.totals[s] = (int16_t)total;
            checksum += (long long)total * (s + 1);
        }
    }
    return checksum;
}
