import pixelmatch from 'pixelmatch';
import sharp, { type OverlayOptions } from 'sharp';

/**
 * Maximum 1. Detects the colour of a small button, but not rounding of another CPU. pixelmatch ignores
 * anti-aliasing, which differs between runs around a focus ring.
 */
const options = { threshold: 0.05 };
/** Maximum difference of a colour channel, of 255. */
const maxDifference = 12;
/** Approved pictures have a palette, so some pixels differ more. */
export const maxDifferentPixels = 20;

function pixels(picture: Buffer | string, channels: 3 | 4) {
  const plain = channels === 3 ? sharp(picture).removeAlpha() : sharp(picture).ensureAlpha();
  return plain.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

/** Returns whether two pictures look the same to a person. */
export async function looksEqual(one: Buffer | string, other: Buffer | string): Promise<boolean> {
  if (await isEqual(one, other)) return true;
  const [a, b] = await Promise.all([pixels(one, 4), pixels(other, 4)]);
  const { width, height } = a.info;
  if (width !== b.info.width || height !== b.info.height) return false;
  return pixelmatch(a.data, b.data, undefined, width, height, options) <= maxDifferentPixels;
}

const canvas = (width: number, height: number, parts: OverlayOptions[]) =>
  sharp({ create: { width, height, channels: 4, background: '#fff' } }).composite(parts);

/** Returns a PNG of the approved picture, the differing pixels in red, and the new picture. */
export async function showDifference(approved: Buffer | string, picture: Buffer): Promise<Buffer> {
  const inputs = [approved, picture];
  const sizes = await Promise.all(inputs.map((input) => sharp(input).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const padded = (input: Buffer | string) =>
    canvas(width, height, [{ input, left: 0, top: 0 }])
      .raw()
      .toBuffer();
  const [before, after] = await Promise.all([padded(approved), padded(picture)]);
  const marked = Buffer.alloc(before.length);
  pixelmatch(before, after, marked, width, height, options);
  const raw = { width, height, channels: 4 as const };
  const parts = [before, marked, after].map((input, index) => {
    return { input, raw, left: index * width, top: 0 };
  });
  return canvas(3 * width, height, parts)
    .png()
    .toBuffer();
}

/** Bytes per comparison: whole pixels of three bytes. */
const chunkSize = 3 * 256;

/**
 * Returns whether two pictures (PNG or its path) are equal except for compression. Most are, and this is
 * much faster than `looksEqual`.
 */
export async function isEqual(one: Buffer | string, other: Buffer | string): Promise<boolean> {
  const [a, b] = await Promise.all([pixels(one, 3), pixels(other, 3)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return false;
  if (a.data.equals(b.data)) return true;
  // Comparing buffers is faster than comparing bytes, and most chunks are equal.
  let different = 0;
  for (let start = 0; start < a.data.length; start += chunkSize) {
    const end = Math.min(start + chunkSize, a.data.length);
    if (a.data.compare(b.data, start, end, start, end) === 0) continue;
    different += differentPixels(a.data, b.data, start, end);
    if (different > maxDifferentPixels) return false;
  }
  return true;
}

function differentPixels(a: Buffer, b: Buffer, start: number, end: number): number {
  let count = 0;
  for (let index = start; index < end; index++) {
    const difference = (a[index] as number) - (b[index] as number);
    if (difference <= maxDifference && difference >= -maxDifference) continue;
    count++;
    index += 2 - (index % 3); // a pixel counts once
  }
  return count;
}
