/**
 * Creates the icons of the installed app from the storefront's favicon.svg:
 *   pnpm exec node tools/renders/icons.ts
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { recordInputs, site } from './made-from.ts';

const rounded = readFileSync(join(site, 'favicon.svg'), 'utf8');
const [, background = ''] = /<rect [^>]*fill="(#\w+)"/.exec(rounded) ?? [];
const square = rounded.replace(/ rx="\d+"/, '');

/** @param share of the edge that the drawing takes; the rest is a border */
async function icon(name: string, svg: string, edge: number, share = 1): Promise<void> {
  const drawn = Math.round(edge * share);
  const [before, after] = [Math.floor((edge - drawn) / 2), Math.ceil((edge - drawn) / 2)];
  await sharp(Buffer.from(svg), { density: (72 * drawn) / 64 })
    .resize(drawn, drawn)
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(join(site, `icons/icon-${name}.png`));
}

mkdirSync(join(site, 'icons'), { recursive: true });
await icon('192', rounded, 192);
await icon('512', rounded, 512);
// Phones round the corners. A maskable icon needs the drawing in the inner 80 %.
await icon('180', square, 180);
await icon('maskable-512', square, 512, 0.86);
recordInputs('icons');
