import type { PictureSource } from '@parinda/ui/picture';
import { upTo } from '@parinda/ui/theme';

/** Pictures of our own, rendered by tools/renders in three widths and two encodings. */
const rendered =
  /^(\/pictures\/(products|banners|categories|gallery|blogs|about)\/[a-z0-9-]+)-640\.webp$/;

const set = (stem: string, type: string, widths: number[]) =>
  widths.map((width) => `${stem}-${width}.${type} ${width}w`).join(', ');

/** Best encoding first; nothing for addresses of others, which are used as they are. */
export function pictureSources(src: string): PictureSource[] {
  const [, stem, kind] = rendered.exec(src) ?? [];
  if (!stem) return [];
  const sources: PictureSource[] = [];
  for (const type of ['avif', 'webp']) {
    // Phones show banners upright, and narrower.
    if (kind === 'banners') {
      const srcSet = set(`${stem}-phone`, type, [320, 640]);
      sources.push({ type: `image/${type}`, srcSet, media: upTo[600] });
    }
    sources.push({ type: `image/${type}`, srcSet: set(stem, type, [320, 640, 1280]) });
  }
  return sources;
}

/** The same picture as large as there is, for the whole window. */
export const largestPicture = (src: string): string =>
  rendered.test(src) ? src.replace('-640.', '-1280.') : src;
