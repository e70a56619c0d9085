import sharp from 'sharp';

/** A stray stands out by this much, and even ground varies by less than this, of 255. */
const strayStep = 16;
const evenStep = 20;

/** What a picture may have: a bright edge or a knot of a net counts here and there. */
export const grainLimit = 1000;

/**
 * Stray pixels among a million: sparks that a render leaves when it ends too early. A stray is
 * brighter or darker than all but one of its eight neighbours (a wire, however thin, has two), while
 * most of what lies around these is even.
 */
export async function grainOf(picture: string | Buffer): Promise<number> {
  const { data, info } = await sharp(picture)
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const near = ring(1, width);
  const far = ring(2, width);
  let strays = 0;
  for (let y = 2; y < height - 2; y++) {
    for (let i = y * width + 2; i < (y + 1) * width - 2; i++) {
      if (isStray(data, i, near) && isEven(data, i, far)) strays++;
    }
  }
  return (strays / (width * height)) * 1e6;
}

/** How far the places of a square ring lie from its middle in a row of all pixels. */
function ring(reach: number, width: number) {
  const line = Array.from({ length: 2 * reach + 1 }, (_, k) => k - reach);
  return line.flatMap((down) =>
    line
      .filter((across) => Math.max(Math.abs(down), Math.abs(across)) === reach)
      .map((across) => down * width + across),
  );
}

function isStray(grey: Uint8Array, at: number, steps: number[]) {
  const here = grey[at] ?? 0;
  let notBelow = 0;
  let notAbove = 0;
  for (const step of steps) {
    const there = grey[at + step] ?? 0;
    if (here - there < strayStep) notBelow++;
    if (there - here < strayStep) notAbove++;
    if (notBelow > 1 && notAbove > 1) return false;
  }
  return true;
}

/** The middle half of the ring's places lies close together. */
function isEven(grey: Uint8Array, at: number, steps: number[]) {
  const there = steps.map((step) => grey[at + step] ?? 0).sort((a, b) => a - b);
  const quarter = there.length / 4;
  return (there[3 * quarter] ?? 0) - (there[quarter] ?? 0) < evenStep;
}
