import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@parinda/brand';
import { light } from '../../packages/ui/src/theme/palette.ts';

export const site = join(import.meta.dirname, '../../apps/storefront/public');
const record = join(import.meta.dirname, 'made-from.json');

/** Names and words, and files of the storefront's public folder. */
interface Inputs {
  texts?: Record<string, string>;
  files: string[];
}

/** Inputs of the committed pictures, by the script that makes them. */
export const pictures = {
  'social-card': {
    texts: { name: brand.name, tagline: brand.tagline, background: light.bg.inverse },
    files: ['favicon.svg', 'pictures/banners/1-1280.webp'],
  },
  icons: { files: ['favicon.svg'] },
} satisfies Record<string, Inputs>;

export type PictureScript = keyof typeof pictures;

const hashOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(site, file)))
    .digest('hex')
    .slice(0, 16);

/** Returns texts and hashes of files as they are now. */
export function inputsOf(script: PictureScript): Record<string, string> {
  const { texts, files }: Inputs = pictures[script];
  return { ...texts, ...Object.fromEntries(files.map((file) => [file, hashOf(file)])) };
}

/** Returns the inputs at the last run of each script. */
export const recordedInputs = (): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(record, 'utf8'));

/** Records that a script has made its pictures from the current inputs. */
export function recordInputs(script: PictureScript): void {
  const all = { ...recordedInputs(), [script]: inputsOf(script) };
  writeFileSync(record, `${JSON.stringify(all, null, 2)}\n`);
}
