import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from '@parinda/server-kit/start-error';
import sharp from 'sharp';

/** The widths and encodings that pages ask for (apps/storefront/src/shared/pictures.ts). */
const widths = [320, 640, 1280];

const columns = ['image1', 'image2', 'image3', 'image4', 'image5'];

/** What is no address, of this site or of another, is the name of a file. */
const isFileName = (cell: unknown): cell is string =>
  typeof cell === 'string' && cell !== '' && !/^(\/|[a-z][a-z0-9+.-]*:)/i.test(cell);

/** Where a shop that runs from its sources has its pictures; the next start builds them in. */
export const picturesFolder = resolve(
  import.meta.dirname,
  '../../../storefront/public/pictures/products',
);

interface Folders {
  /** Where names of files begin. */
  from: string;
  /** What is served as /pictures/products/. */
  to: string;
}

/**
 * The rows with addresses in place of files. A picture is called by what is in it: what was there
 * before stays for pages that still show it, and a second import writes nothing anew.
 *
 * @param dryRun only reads the files
 * @throws StartError with a line for each file that is no picture; nothing is written then
 */
export async function importPictures(
  rows: unknown[],
  { from, to }: Folders,
  dryRun = false,
): Promise<unknown[]> {
  const errors: string[] = [];
  const files = new Map<string, string>();
  const changed: unknown[] = [];
  // One after the other: a folder of photographs is more than fits into memory.
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
        errors.push(`Row ${index + 1}: ${column} ${file} is no picture (${code ?? message})`);
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

/** By what is in it; throws where it cannot be decoded whole. */
async function nameOf(path: string): Promise<string> {
  const picture = readFileSync(path);
  await sharp(picture).stats();
  return createHash('sha256').update(picture).digest('hex').slice(0, 16);
}

async function encode(file: string, path: string): Promise<void> {
  const last = `${path}-${widths.at(-1)}.webp`;
  if (existsSync(last)) return;
  for (const width of widths) {
    // Upright as the camera was held, and without what it wrote into the file.
    const sized = sharp(file).autoOrient().resize({ width, withoutEnlargement: true });
    await sized.clone().avif({ quality: 56 }).toFile(`${path}-${width}.avif`);
    await sized.clone().webp({ quality: 72 }).toFile(`${path}-${width}.webp`);
  }
}
