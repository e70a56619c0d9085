import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { products } from '../../apps/api/src/db/seed/products.ts';
import { cropsOf } from './crops.ts';

const pictures = fileURLToPath(new URL('../../apps/storefront/public/pictures', import.meta.url));
const kinds = ['products', 'banners', 'categories', 'gallery', 'blogs', 'about'];
const rendered = kinds.flatMap((kind) =>
  readdirSync(join(pictures, kind))
    .filter((file) => /-640\.webp$/.test(file) && !/-phone-/.test(file))
    .map((file) => ({ kind, name: file.replace('-640.webp', '') })),
);

/** Reads width and height from the header of a lossy WebP file. */
function sizeOf(file: string) {
  const bytes = readFileSync(file);
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

test.each(rendered)('$kind/$name has every width and encoding', ({ kind, name }) => {
  for (const { suffix, ratio, widths } of cropsOf(kind)) {
    for (const width of widths) {
      const file = join(pictures, kind, `${name}${suffix}-${width}`);
      expect(existsSync(`${file}.avif`), `${file}.avif`).toBe(true);
      expect(sizeOf(`${file}.webp`)).toEqual({ width, height: Math.round(width / ratio) });
    }
  }
});

test('the catalog names only rendered pictures', () => {
  const named = products.flatMap((product) => product.images);
  expect(named.filter((image) => !existsSync(join(pictures, '..', image)))).toEqual([]);
});

test('all pictures have less than 16 MB in total', () => {
  const files = readdirSync(pictures, { recursive: true, encoding: 'utf8' });
  const bytes = files.map((file) => statSync(join(pictures, file))).filter((file) => file.isFile());
  expect(bytes.reduce((sum, file) => sum + file.size, 0)).toBeLessThan(16_000_000);
});
