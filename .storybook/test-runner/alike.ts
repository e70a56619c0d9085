import sharp from 'sharp';

/** Of 255; the comparison of pictures takes colours that are this close for the same by far. */
const unseen = 12;
/** Pixels that may differ more, as in Jest's comparison: approved pictures have few colours. */
export const fewPixels = 20;

const pixels = (picture: Buffer | string) =>
  sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });

/** Bytes that are compared at once: whole pixels of three. */
const stretch = 3 * 256;

/**
 * Whether two pictures (PNG, or the path of one) are the same but for what compressing may change.
 * Nearly all are; Jest's comparison, which shows what differs and knows smoothed edges, takes four
 * times as long.
 */
export async function isAlike(one: Buffer | string, other: Buffer | string): Promise<boolean> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
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
