/**
 * Writes src/theme/symbols.woff2: the signs that the shop's texts use and neither of its faces has
 * (DejaVu Sans, Bitstream Vera licence). Without it they look different on every machine, and some
 * machines have none.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const whole = '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2';
const face = readFileSync(createRequire(import.meta.url).resolve(whole));
const symbols = await subsetFont(face, '→★☰', { targetFormat: 'woff2' });
writeFileSync(new URL('src/theme/symbols.woff2', import.meta.url), symbols);
