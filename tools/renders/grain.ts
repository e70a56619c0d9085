import sharp from 'sharp';

/** Minimum contrast of a stray pixel, and maximum variation of an even area, of 255. */
const strayStep = 16;
const evenStep = 20;

/** Accepted number per million: bright edges and knots of a net sometimes count as stray. */
export const grainLimit = 1000;

/**
 * Counts stray pixels per million, which a render has when it stops too early. A stray pixel is brighter
 * or darker than all but one of the eight pixels around it (a thin line has two) in an even area.
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

/** Returns the offsets of the pixels of a square ring from its centre. */
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

/** Returns whether the middle half of the ring's values is even. */
function isEven(grey: Uint8Array, at: number, steps: number[]) {
  const there = steps.map((step) => grey[at + step] ?? 0).sort((a, b) => a - b);
  const quarter = there.length / 4;
  return (there[3 * quarter] ?? 0) - (there[quarter] ?? 0) < evenStep;
}
