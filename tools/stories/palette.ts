import { PNG } from 'pngjs';

/** Red, green and blue in one number, as they lie in memory. */
const channels = (colour: number) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];

const distance = (one: number[], other: number[]) =>
  Math.max(...one.map((value, channel) => Math.abs(value - other[channel]!)));

/** Every colour, the frequent first, becomes one of the palette's that is near, or joins them. */
function paletteFor(colours: number[], near: number): Map<number, number> | undefined {
  const palette: { colour: number; parts: number[] }[] = [];
  const replacements = new Map<number, number>();
  for (const colour of colours) {
    const parts = channels(colour);
    const known = palette.find((entry) => distance(entry.parts, parts) <= near);
    if (!known) palette.push({ colour, parts });
    if (palette.length > 256) return undefined;
    replacements.set(colour, known?.colour ?? colour);
  }
  return replacements;
}

/**
 * The picture in at most 256 colours, or as it was if these would lie too far from its own. Areas
 * keep their colour; the many shades at the edges of letters give way, by less than the comparison
 * sees.
 */
export function fewerColours(bytes: Buffer): Buffer {
  const picture = PNG.sync.read(bytes);
  const pixels = new Uint32Array(picture.data.buffer, picture.data.byteOffset);
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const colours = [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
  for (const near of [0, 2, 4, 6, 8]) {
    const replacements = paletteFor(colours, near);
    if (!replacements) continue;
    pixels.forEach((pixel, at) => {
      pixels[at] = replacements.get(pixel) ?? pixel;
    });
    return PNG.sync.write(picture);
  }
  return bytes;
}
