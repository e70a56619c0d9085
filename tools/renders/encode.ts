/**
 * Encodes masters for the storefront: AVIF and WebP, 320, 640 and 1280 px wide.
 *   pnpm exec node tools/renders/encode.ts
 * Skips masters that are older than their encoded files. Removes noise first (clean.py).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { type Crop, cropsOf } from './crops.ts';

const folder = dirname(fileURLToPath(import.meta.url));
const masters = join(folder, 'masters');
const pictures = join(folder, '../../apps/storefront/public/pictures');

const changed = (path: string) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** Brightens a picture until its brightest percentile is nearly white. Studio pictures do not change. */
async function developed(path: string): Promise<Sharp> {
  const { data } = await sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true });
  const bright = data.toSorted()[Math.floor(data.length * 0.99)] ?? 255;
  const gain = Math.min(1.2, Math.max(1, 236 / bright));
  return sharp(path).toColourspace('srgb').linear(gain, -6).modulate({ saturation: 1.05 });
}

async function encode(clean: string, name: string, { suffix, ratio, widths }: Crop) {
  const { width = 0, height = 0 } = await sharp(clean).metadata();
  const cut =
    width / height > ratio
      ? { width: Math.round(height * ratio), height }
      : { width, height: Math.round(width / ratio) };
  const whole = await (await developed(clean))
    .resize({ ...cut, fit: 'cover', position: /^banners/.test(name) ? 'bottom' : 'centre' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const wide of widths) {
    const sized = sharp(whole)
      .resize({ width: wide, height: Math.round(wide / ratio), fit: 'fill' })
      .sharpen({ sigma: wide > cut.width ? 1.2 : 0.6, m1: 0.4, m2: 1.4 });
    const file = join(pictures, `${name}${suffix}-${wide}`);
    const isLarge = wide > 640;
    await sized
      .clone()
      .avif({ quality: isLarge ? 50 : 56, effort: 4 })
      .toFile(`${file}.avif`);
    await sized
      .clone()
      .webp({ quality: isLarge ? 52 : 68, effort: 6 })
      .toFile(`${file}.webp`);
  }
}

for (const kind of readdirSync(masters, { withFileTypes: true })) {
  if (!kind.isDirectory()) continue;
  const files = readdirSync(join(masters, kind.name));
  for (const file of files.filter((each) => /^[a-z0-9-]+\.png$/.test(each))) {
    const name = `${kind.name}/${file.slice(0, -4)}`;
    const master = join(masters, `${name}.png`);
    const crops = cropsOf(kind.name);
    const [first] = crops;
    const last = join(pictures, `${name}${first?.suffix}-${first?.widths.at(-1)}.webp`);
    if (changed(last) > changed(master)) continue;
    const clean = join(masters, `${name}.clean.png`);
    if (changed(clean) < changed(master))
      execFileSync('nice', [
        '-n',
        '19',
        '/usr/bin/python3',
        join(folder, 'clean.py'),
        master,
        clean,
      ]);
    mkdirSync(dirname(last), { recursive: true });
    // The existence of the last crop marks the picture as complete.
    for (const crop of crops.toReversed()) await encode(clean, name, crop);
    console.log(name);
  }
}
