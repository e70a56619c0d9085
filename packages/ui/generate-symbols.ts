/**
 * Writes src/theme/symbols.woff2, into this package or one of the same shape
 * (`node generate-symbols.ts [folder]`): the signs that the shop's texts use and neither of its
 * faces has (DejaVu Sans, Bitstream Vera licence). Without it they look different on every machine,
 * and some machines have none.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const whole = '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2';
const face = readFileSync(createRequire(import.meta.url).resolve(whole));
const symbols = await subsetFont(face, '→★☰', { targetFormat: 'woff2' });
writeFileSync(join(process.argv[2] ?? import.meta.dirname, 'src/theme/symbols.woff2'), symbols);
