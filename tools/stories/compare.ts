import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
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

/** The picture in the upper left of a canvas that two of unlike sizes fit on. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/** What differs, or nothing when that is too little to see. */
export function differenceBetween(approved: Buffer, taken: Buffer): Difference | undefined {
  if (approved.equals(taken)) return undefined;
  const pictures = [PNG.sync.read(approved), PNG.sync.read(taken)] as const;
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [before, after] = pictures.map((picture) => onCanvas(picture, width, height));
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(before!.data, after!.data, marked.data, width, height, {
    threshold: colourDistance,
  });
  return pixels > pixelsAllowed ? { pixels, picture: PNG.sync.write(marked) } : undefined;
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
export function problemWith(taken: Buffer, file: string, approved: string): Problem | undefined {
  const path = join(approved, file);
  if (!existsSync(path)) return { taken };
  const difference = differenceBetween(readFileSync(path), taken);
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
