/** Draws the placeholder pictures of the shop: node tools/pictures/draw.ts */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pagePictures } from './pages.ts';
import { productPictures } from './products.ts';

const root = fileURLToPath(new URL('../../apps/storefront/public/pictures/', import.meta.url));

const pictures: Record<string, string> = { ...productPictures(), ...pagePictures() };

for (const [name, drawing] of Object.entries(pictures)) {
  const file = `${root}${name}.svg`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, drawing);
  if (drawing.length > 4096) console.warn(`${name}.svg: ${drawing.length} bytes`);
}
console.log(`${Object.keys(pictures).length} pictures`);
