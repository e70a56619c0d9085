import sharp from 'sharp';

/** Of 255; the comparison of pictures takes colours that are this close for the same by far. */
const unseen = 12;
/** Pixels that may differ more, as in Jest's comparison: approved pictures have few colours. */
export const fewPixels = 20;

const pixels = (picture: Buffer | string) =>
  sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });

/**
 * Whether two pictures (PNG, or the path of one) are the same but for what compressing may change.
 * Nearly all are; Jest's comparison, which shows what differs and knows smoothed edges, takes four
 * times as long.
 */
export async function isAlike(one: Buffer | string, other: Buffer | string): Promise<boolean> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return false;
  if (a.data.equals(b.data)) return true;
  let different = 0;
  for (let index = 0; index < a.data.length; index++) {
    if (Math.abs((a.data[index] as number) - (b.data[index] as number)) <= unseen) continue;
    different++;
    if (different > fewPixels) return false;
    index += 2 - (index % 3); // a pixel counts once
  }
  return true;
}
