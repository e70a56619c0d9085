import sharp from 'sharp';

/** Of 255; the comparison of pictures takes colours that are this close for the same by far. */
const unseen = 12;

const pixels = (picture: Buffer | string) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * Whether two pictures (PNG, or the path of one) are the same but for what compressing may change.
 * Nearly all are; Jest's comparison, which counts and shows what differs, takes four times as long.
 */
export async function isAlike(one: Buffer | string, other: Buffer | string): Promise<boolean> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return false;
  for (let index = 0; index < a.data.length; index++) {
    if (Math.abs((a.data[index] as number) - (b.data[index] as number)) > unseen) return false;
  }
  return true;
}
