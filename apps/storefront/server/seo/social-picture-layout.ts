import { readFileSync } from 'node:fs';
import { brand } from '@parinda/brand';
import { dark, light } from '@parinda/ui/theme/palette';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import { headingFamily, textFamily } from './social-picture-fonts.ts';
import { socialPictureSize } from './social-picture-path.ts';

/** The product's image fills the right side; the text stays on the left. */
export const pictureArea = { left: 640, top: 0, width: 560, height: socialPictureSize.height };

const mark = readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8');
const markAlone = mark.replace(/<rect [^>]*>/, '');

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement(
    'div',
    { style: { display: 'flex', boxSizing: 'border-box', ...style } },
    ...children,
  );

const drawing = (svg: string, size: number, style: CSSProperties = {}) => {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return createElement('img', { src, width: size, height: size, style });
};

/** Longer titles use a smaller font; text beyond these lines ends in an ellipsis. */
function titleSize(title: string, isNarrow: boolean) {
  const length = title.length * (isNarrow ? 2 : 1);
  if (length <= 56) return { fontSize: 72, lineClamp: 4 };
  return { fontSize: length <= 110 ? 60 : 50, lineClamp: 5 };
}

export interface SocialWords {
  title: string;
  subtitle: string;
  /** Leaves the right side free. */
  hasPicture: boolean;
}

/** Returns the text of a social image as satori lays it out. */
export function socialPictureLayout({ title, subtitle, hasPicture }: SocialWords): ReactNode {
  const width = hasPicture ? pictureArea.left : socialPictureSize.width;
  const shop = box(
    { alignItems: 'center', gap: 20 },
    drawing(mark, 64),
    box({ fontFamily: headingFamily, fontSize: 36 }, brand.name),
  );
  const heading = box(
    {
      display: 'block',
      fontFamily: headingFamily,
      ...titleSize(title, hasPicture),
      lineHeight: 1.12,
      letterSpacing: '-0.02em',
      wordBreak: 'break-word',
    },
    title,
  );
  const accent = box({ width: 72, height: 6, borderRadius: 3, backgroundColor: dark.rating });
  const below = box(
    {
      display: 'block',
      fontFamily: textFamily,
      fontSize: 34,
      color: light.accent.soft,
      lineClamp: 1,
    },
    subtitle,
  );
  const backdrop = drawing(markAlone, 640, {
    position: 'absolute',
    right: -40,
    top: 0,
    opacity: 0.1,
  });
  return box(
    {
      ...socialPictureSize,
      backgroundColor: light.bg.inverse,
      color: light.bg.surface,
    },
    ...(hasPicture ? [] : [backdrop]),
    box(
      {
        width,
        height: '100%',
        padding: 64,
        flexDirection: 'column',
        justifyContent: 'space-between',
      },
      shop,
      box({ flexDirection: 'column', gap: 24 }, accent, heading, ...(subtitle ? [below] : [])),
    ),
  );
}
