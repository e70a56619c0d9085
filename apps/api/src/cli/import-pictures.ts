import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from '@parinda/server-kit/start-error';
import sharp from 'sharp';

/** Widths of apps/storefront/src/shared/pictures.ts. */
const widths = [320, 640, 1280];

const columns = ['image1', 'image2', 'image3', 'image4', 'image5'];

/** A cell that is not a URL is a file name. */
const isFileName = (cell: unknown): cell is string =>
  typeof cell === 'string' && cell !== '' && !/^(\/|[a-z][a-z0-9+.-]*:)/i.test(cell);

/** The storefront's picture folder; the next build includes it. */
export const picturesFolder = resolve(
  import.meta.dirname,
  '../../../storefront/public/pictures/products',
);

interface Pictures {
  /** The rows with URLs instead of file names. */
  rows: unknown[];
  hasFiles: boolean;
  /** Converts all files or none into a folder that is served as /pictures/products/. */
  write(to: string): Promise<void>;
}

/**
 * Reads the pictures of a table. The content hash is the name of a picture, so that old URLs stay
 * valid and a second import writes nothing. Throws StartError with one line for each file that is
 * not a picture.
 *
 * @param from folder of the named files
 */
export async function readPictures(rows: unknown[], from: string): Promise<Pictures> {
  const errors: string[] = [];
  const files = new Map<string, string>();
  const changed: unknown[] = [];
  // Sequential, because all photos together do not fit into memory.
  for (const [index, row] of rows.entries()) {
    if (typeof row !== 'object' || row === null) {
      changed.push(row);
      continue;
    }
    const cells = { ...row } as Record<string, unknown>;
    for (const column of columns) {
      const file = cells[column];
      if (!isFileName(file)) continue;
      try {
        const path = join(from, file);
        const name = await nameOf(path);
        files.set(name, path);
        cells[column] = `/pictures/products/${name}-640.webp`;
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        errors.push(`Row ${index + 1}: ${column} ${file} is not a picture (${code ?? message})`);
      }
    }
    changed.push(cells);
  }
  if (errors.length > 0) throw new StartError(['Nothing was imported:', ...errors].join('\n'));
  return { rows: changed, hasFiles: files.size > 0, write: (to) => encodeAll(files, to) };
}

/** Returns the content hash. Throws if the picture cannot be decoded. */
async function nameOf(path: string): Promise<string> {
  const picture = readFileSync(path);
  await sharp(picture).stats();
  return createHash('sha256').update(picture).digest('hex').slice(0, 16);
}

/** @param files by the names of the pictures */
async function encodeAll(files: Map<string, string>, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  const started: string[] = [];
  try {
    for (const [name, file] of files) {
      const path = join(to, name);
      if (existsSync(`${path}-${widths.at(-1)}.webp`)) continue;
      started.push(path);
      await encode(file, path);
    }
  } catch (error) {
    for (const path of started) {
      for (const width of widths) {
        for (const type of ['avif', 'webp']) rmSync(`${path}-${width}.${type}`, { force: true });
      }
    }
    throw error;
  }
}

async function encode(file: string, path: string): Promise<void> {
  for (const width of widths) {
    // Rotates by the EXIF orientation and removes EXIF.
    const sized = sharp(file).autoOrient().resize({ width, withoutEnlargement: true });
    await sized.clone().avif({ quality: 56 }).toFile(`${path}-${width}.avif`);
    await sized.clone().webp({ quality: 72 }).toFile(`${path}-${width}.webp`);
  }
}
