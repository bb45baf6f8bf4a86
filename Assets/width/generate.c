// Writes the width table on standard output: `cc generate.c -o generate && ./generate > width.bin`.
//
// The table holds, for each scalar, what glibc's wcwidth says under C.UTF-8, in two bits: 0, 1 or 2 columns,
// or 3 where glibc doesn't know the scalar. First 4352 bytes, one for each 256 scalars: the number of their
// block; then the distinct blocks, 64 bytes each, lowest bits first.
#define _XOPEN_SOURCE 700
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

enum { block_scalars = 256, block_bytes = block_scalars / 4, block_count = 0x110000 / block_scalars };

int main(void) {
    static unsigned char index[block_count];
    static unsigned char blocks[256][block_bytes];
    int distinct = 0;
    if (!setlocale(LC_ALL, "C.UTF-8")) {
        fputs("C.UTF-8 is missing\n", stderr);
        return 1;
    }
    for (int block = 0; block < block_count; block++) {
        unsigned char bytes[block_bytes] = {0};
        for (int i = 0; i < block_scalars; i++) {
            int width = wcwidth((wchar_t)(block * block_scalars + i));
            bytes[i / 4] |= (unsigned char)((width < 0 ? 3 : width) << (i % 4 * 2));
        }
        int found = 0;
        while (found < distinct && memcmp(blocks[found], bytes, block_bytes)) found++;
        if (found == 256) {
            fputs("more than 256 distinct blocks\n", stderr);
            return 1;
        }
        if (found == distinct) memcpy(blocks[distinct++], bytes, block_bytes);
        index[block] = (unsigned char)found;
    }
    fwrite(index, 1, sizeof index, stdout);
    fwrite(blocks, block_bytes, (size_t)distinct, stdout);
    return 0;
}
