import type { PictureSource } from '@parinda/ui/picture';
import { upTo } from '@parinda/ui/theme';

/** Our own images, which tools/renders writes in three widths and two encodings. */
const rendered =
  /^(\/pictures\/(products|banners|categories|gallery|blogs|about)\/[a-z0-9-]+)-640\.webp$/;

const set = (stem: string, type: string, widths: number[]) =>
  widths.map((width) => `${stem}-${width}.${type} ${width}w`).join(', ');

/** Returns sources with the best encoding first; none for other images. */
export function pictureSources(src: string): PictureSource[] {
  const [, stem, kind] = rendered.exec(src) ?? [];
  if (!stem) return [];
  const sources: PictureSource[] = [];
  for (const type of ['avif', 'webp']) {
    // Phones use a narrower portrait crop of banners.
    if (kind === 'banners') {
      const srcSet = set(`${stem}-phone`, type, [320, 640]);
      sources.push({ type: `image/${type}`, srcSet, media: upTo[600] });
    }
    sources.push({ type: `image/${type}`, srcSet: set(stem, type, [320, 640, 1280]) });
  }
  return sources;
}

/** Returns the largest file of an image, for a full-window view. */
export const largestPicture = (src: string): string =>
  rendered.test(src) ? src.replace('-640.', '-1280.') : src;
