import { brand } from '@parinda/brand';
import type { Sharp } from 'sharp';
import { socialPictureSize } from './social-picture-path.ts';
import { drawable } from './social-picture-text.ts';

export interface SocialPicture {
  title: string;
  /** A price or a date. */
  subtitle?: string | undefined;
  /** A file in any format that sharp reads; an unreadable file is left out. */
  picture?: Buffer | undefined;
}

/** Chat apps ignore larger images. */
const maxBytes = 150_000;

/** Tried in order: only a noisy image needs the last one. */
const qualities = [84, 70, 55, 40, 20];

/**
 * Returns a JPEG of 1200 × 630 for links in chats and social networks. Loads the renderer with the
 * first call, as most processes never need it.
 */
export async function socialPicture({
  title,
  subtitle = '',
  picture,
}: SocialPicture): Promise<Buffer> {
  const [{ default: sharp }, { default: satori }, { pictureArea, socialPictureLayout }, fonts] =
    await Promise.all([
      import('sharp'),
      import('satori'),
      import('./social-picture-layout.ts'),
      import('./social-picture-fonts.ts'),
    ]);
  const shown = picture?.length ? await cropped(sharp(picture), pictureArea) : undefined;
  const words = {
    title: drawable(title, brand.name),
    subtitle: drawable(subtitle),
    hasPicture: shown !== undefined,
  };
  const svg = await satori(socialPictureLayout(words), {
    ...socialPictureSize,
    fonts: await fonts.socialPictureFonts(),
  });
  const { left, top } = pictureArea;
  const whole = sharp(Buffer.from(svg)).composite(shown ? [{ input: shown, left, top }] : []);
  return smallEnough(whole);
}

/** Crops an image to the area; transparent parts become white. Returns undefined for an unreadable image. */
const cropped = (picture: Sharp, { width, height }: { width: number; height: number }) =>
  picture
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(() => undefined);

async function smallEnough(picture: Sharp): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of qualities) {
    jpeg = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= maxBytes) break;
  }
  return jpeg;
}
