import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * Of 1: the colour of a small button is seen, and another processor's rounding is not. Pixels that
 * only smooth an edge are not counted: around a focus ring they differ from run to run.
 */
export const seen = { threshold: 0.05 };
/** Of 255; the comparison of pictures takes colours that are this close for the same by far. */
const unseen = 12;
/** Pixels that may differ more, as in Jest's comparison: approved pictures have few colours. */
export const fewPixels = 20;

function pixels(picture: Buffer | string, channels: 3 | 4) {
  const plain = channels === 3 ? sharp(picture).removeAlpha() : sharp(picture).ensureAlpha();
  return plain.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

/** Whether nobody sees a difference: as Jest's comparison, which also shows what differs. */
export async function looksAlike(one: Buffer | string, other: Buffer | string): Promise<boolean> {
  if (await isAlike(one, other)) return true;
  const [a, b] = await Promise.all([pixels(one, 4), pixels(other, 4)]);
  const { width, height } = a.info;
  if (width !== b.info.width || height !== b.info.height) return false;
  return pixelmatch(a.data, b.data, null, width, height, seen) <= fewPixels;
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
