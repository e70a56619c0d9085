import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { grainLimit, grainOf } from './grain.ts';

const pictures = fileURLToPath(new URL('../../apps/storefront/public/pictures', import.meta.url));
/** The largest files. In smaller ones the knots of a net are single pixels too. */
const largest = readdirSync(pictures, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(-1280|-phone-640)\.(webp|avif)$/.test(file),
);

/** Gradient with a thin line. */
function wall(spark: (x: number, y: number) => number = () => 0) {
  const [width, height] = [200, 150];
  const grey = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x === y + 20 ? 30 : 150 + x / 8 + spark(x, y);
  });
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

describe('grain', () => {
  test('excludes gradients and thin lines', async () => {
    expect(await grainOf(await wall())).toBe(0);
  });

  // Spec: 1 §2 Home
  test('counts single bright or dark pixels', async () => {
    const sparks = (x: number, y: number) => (x % 20 || y % 10 ? 0 : x % 40 ? 60 : -60);
    expect(await grainOf(await wall(sparks))).toBeGreaterThan(grainLimit * 3);
  });

  // Spec: 1 §2 Home
  test.each(largest)('is not visible in %s', async (file) => {
    expect(await grainOf(join(pictures, file))).toBeLessThan(grainLimit);
  });
});
