import pixelmatch from 'pixelmatch';
import sharp, { type OverlayOptions } from 'sharp';

/**
 * Of 1: the colour of a small button is seen, and another processor's rounding is not. Pixels that
 * only smooth an edge are not counted: around a focus ring they differ from run to run.
 */
const seen = { threshold: 0.05 };
/** Of 255; the comparison of pictures takes colours that are this close for the same by far. */
const unseen = 12;
/** Pixels that may differ more: approved pictures have few colours. */
export const fewPixels = 20;

function pixels(picture: Buffer | string, channels: 3 | 4) {
  const plain = channels === 3 ? sharp(picture).removeAlpha() : sharp(picture).ensureAlpha();
  return plain.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

/** Returns whether two pictures look the same to a person. */
export async function looksAlike(one: Buffer | string, other: Buffer | string): Promise<boolean> {
  if (await isAlike(one, other)) return true;
  const [a, b] = await Promise.all([pixels(one, 4), pixels(other, 4)]);
  const { width, height } = a.info;
  if (width !== b.info.width || height !== b.info.height) return false;
  return pixelmatch(a.data, b.data, null, width, height, seen) <= fewPixels;
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
  pixelmatch(before, after, marked, width, height, seen);
  const raw = { width, height, channels: 4 as const };
  const parts = [before, marked, after].map((input, index) => {
    return { input, raw, left: index * width, top: 0 };
  });
  return canvas(3 * width, height, parts)
    .png()
    .toBuffer();
}

/** Bytes that are compared at once: whole pixels of three. */
const stretch = 3 * 256;

/**
 * Whether two pictures (PNG, or the path of one) are the same but for what compressing may change.
 * Nearly all are; a look at their edges takes far longer.
 */
export async function isAlike(one: Buffer | string, other: Buffer | string): Promise<boolean> {
  const [a, b] = await Promise.all([pixels(one, 3), pixels(other, 3)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return false;
  if (a.data.equals(b.data)) return true;
  // Most stretches are the same to the byte, which is found out faster than byte by byte.
  let different = 0;
  for (let start = 0; start < a.data.length; start += stretch) {
    const end = Math.min(start + stretch, a.data.length);
    if (a.data.compare(b.data, start, end, start, end) === 0) continue;
    different += differentPixels(a.data, b.data, start, end);
    if (different > fewPixels) return false;
  }
  return true;
}

function differentPixels(a: Buffer, b: Buffer, start: number, end: number): number {
  let count = 0;
  for (let index = start; index < end; index++) {
    const difference = (a[index] as number) - (b[index] as number);
    if (difference <= unseen && difference >= -unseen) continue;
    count++;
    index += 2 - (index % 3); // a pixel counts once
  }
  return count;
}
