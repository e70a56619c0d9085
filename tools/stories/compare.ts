import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { inProject } from '../run/project.ts';

/**
 * How far two colours may be apart, and how many pixels may be further: the colour of a small
 * button is seen, and another processor's rounding is not. Pixels that only smooth an edge are not
 * counted: around a focus ring they differ from run to run.
 */
const colourDistance = 0.05;
const pixelsAllowed = 20;

export interface Difference {
  pixels: number;
  /** The approved picture, pale, with what differs in red. */
  picture: Buffer;
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The picture in the upper left of a transparent canvas that two of unlike sizes fit on. */
function onCanvas({ data, width, height }: Pixels, wide: number, high: number): Buffer {
  if (width === wide && height === high) return data;
  const canvas = Buffer.alloc(wide * high * 4);
  for (let row = 0; row < height; row++) {
    data.copy(canvas, row * wide * 4, row * width * 4, (row + 1) * width * 4);
  }
  return canvas;
}

/** What differs, or nothing when that is too little to see. */
export async function differenceBetween(
  approved: Buffer,
  taken: Buffer,
): Promise<Difference | undefined> {
  if (approved.equals(taken)) return undefined;
  const [before, after] = await Promise.all([pixelsOf(approved), pixelsOf(taken)]);
  const isSameSize = before.width === after.width && before.height === after.height;
  if (isSameSize && before.data.equals(after.data)) return undefined;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const marked = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(
    onCanvas(before, width, height),
    onCanvas(after, width, height),
    marked,
    width,
    height,
    { threshold: colourDistance },
  );
  if (pixels <= pixelsAllowed) return undefined;
  const picture = await sharp(marked, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, picture };
}

function write(path: string, content: Buffer): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return relative(inProject(), path);
}

export interface Folders {
  new: string;
  difference: string;
}

/** A picture that is not as approved; without a difference where none was approved. */
export interface Problem {
  taken: Buffer;
  difference?: Difference;
}

/** Holds a picture against the approved one of the same file name. */
export async function problemWith(
  taken: Buffer,
  file: string,
  approved: string,
): Promise<Problem | undefined> {
  const path = join(approved, file);
  if (!existsSync(path)) return { taken };
  const difference = await differenceBetween(readFileSync(path), taken);
  return difference && { taken, difference };
}

/** Leaves the new picture and the difference in their folders, and says in a line what is wrong. */
export function keepAside({ taken, difference }: Problem, file: string, folders: Folders): string {
  const path = write(join(folders.new, file), taken);
  if (!difference) {
    return `no approved picture yet, see ${path}; \`pnpm snapshots:approve\` takes it over`;
  }
  const marked = write(join(folders.difference, file), difference.picture);
  return `${difference.pixels} pixels differ, see ${marked}`;
}
