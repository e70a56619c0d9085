import { readFile } from 'node:fs/promises';
import type { Font } from 'satori';

const files = {
  'Bricolage Grotesque': 'bricolage-grotesque-latin-700-normal.woff',
  'Bricolage Grotesque Extended': 'bricolage-grotesque-latin-ext-700-normal.woff',
  Figtree: 'figtree-latin-500-normal.woff',
  'Figtree Extended': 'figtree-latin-ext-500-normal.woff',
  'Noto Sans Devanagari': 'noto-sans-devanagari-devanagari-700-normal.woff',
} as const;

/** The design system's fonts, then a fallback for characters that they lack. */
export const headingFamily =
  'Bricolage Grotesque, Bricolage Grotesque Extended, Noto Sans Devanagari';
export const textFamily = 'Figtree, Figtree Extended, Noto Sans Devanagari';

/** System fonts are not used, so that an image looks the same everywhere. */
const read = (): Promise<Font[]> =>
  Promise.all(
    Object.entries(files).map(async ([name, file]) => ({
      name,
      data: await readFile(new URL(`fonts/${file}`, import.meta.url)),
    })),
  );

let fonts: Promise<Font[]> | undefined;

/** Loads the fonts once, for the first image. */
export function socialPictureFonts(): Promise<Font[]> {
  fonts ??= read();
  return fonts;
}
