/**
 * Writes src/theme/fonts/*.woff2, into this package or one of the same shape
 * (`node generate-fonts.ts [folder]`): of the shop's two faces what its texts use, in the weights
 * that its theme has, and the signs that neither has (DejaVu Sans, Bitstream Vera licence). Whole
 * they are twice as large, and a page waits for them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { scale } from './src/theme/scale.ts';

const folder = join(process.argv[2] ?? import.meta.dirname, 'src/theme/fonts');
const { resolve } = createRequire(import.meta.url);
const faces = '@fontsource-variable';

const range = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Basic Latin, Latin-1 and the punctuation of prose: the unicode-range of fonts.css. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…‹›−×€`;
const rupee = '₹';

/** One weight for headings and logo; the others for text. */
const { regular, display: heading, bold } = scale.weight;
const display = { wght: Number(heading) };
const text = { wght: { min: Number(regular), max: Number(bold) } };

const fonts: [name: string, source: string, characters: string, axes?: object][] = [
  [
    'display',
    `${faces}/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2`,
    latin,
    display,
  ],
  [
    'display-rupee',
    `${faces}/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2`,
    rupee,
    display,
  ],
  ['text', `${faces}/figtree/files/figtree-latin-wght-normal.woff2`, latin, text],
  ['text-rupee', `${faces}/figtree/files/figtree-latin-ext-wght-normal.woff2`, rupee, text],
  ['symbols', '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2', '→★☰'],
];

mkdirSync(folder, { recursive: true });
for (const [name, source, characters, variationAxes] of fonts) {
  const font = await subsetFont(readFileSync(resolve(source)), characters, {
    targetFormat: 'woff2',
    ...(variationAxes && { variationAxes: variationAxes as never }),
  });
  writeFileSync(join(folder, `${name}.woff2`), font);
}
