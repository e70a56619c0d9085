import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
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

interface Folders {
  /** Folder of the named files. */
  from: string;
  /** Folder that is served as /pictures/products/. */
  to: string;
}

/**
 * Returns the rows with URLs instead of file names. The content hash is the name of a picture, so
 * that old URLs stay valid and a second import writes nothing.
 *
 * @param dryRun only reads the files
 * @throws StartError with one line for each file that is not a picture; nothing is written then
 */
export async function importPictures(
  rows: unknown[],
  { from, to }: Folders,
  dryRun = false,
): Promise<unknown[]> {
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
  if (dryRun || files.size === 0) return changed;
  mkdirSync(to, { recursive: true });
  for (const [name, path] of files) await encode(path, join(to, name));
  return changed;
}

/** Returns the content hash. Throws if the picture cannot be decoded. */
async function nameOf(path: string): Promise<string> {
  const picture = readFileSync(path);
  await sharp(picture).stats();
  return createHash('sha256').update(picture).digest('hex').slice(0, 16);
}

async function encode(file: string, path: string): Promise<void> {
  const last = `${path}-${widths.at(-1)}.webp`;
  if (existsSync(last)) return;
  for (const width of widths) {
    // Rotates by the EXIF orientation and removes EXIF.
    const sized = sharp(file).autoOrient().resize({ width, withoutEnlargement: true });
    await sized.clone().avif({ quality: 56 }).toFile(`${path}-${width}.avif`);
    await sized.clone().webp({ quality: 72 }).toFile(`${path}-${width}.webp`);
  }
}
