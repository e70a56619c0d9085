import { globalStyle } from '@vanilla-extract/css';
import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, inLayouts } from '../../theme/layered.ts';

export const banner = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  alignContent: 'start',
});

/** Overlap of the text with the picture on a phone. */
const intoPicture = `calc(-1 * ${vars.space.xxl})`;

/** The text has a background that overlaps the picture, as in CategoryCard. */
export const words = componentStyle({
  // Above the picture, but no containing block: the link covers the slide.
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.sm,
  minInlineSize: 0,
  inlineSize: '92%',
  marginBlockStart: intoPicture,
  paddingBlockStart: vars.space.lg,
  paddingInlineEnd: vars.space.lg,
  borderStartEndRadius: vars.radius.lg,
  backgroundColor: vars.color.bg.page,
  '@media': {
    [breakpoints[1024]]: {
      gridArea: '1 / 1',
      alignSelf: 'end',
      inlineSize: 'fit-content',
      maxInlineSize: 'min(30rem, 70%)',
      marginBlockStart: vars.space.x4,
      paddingInlineEnd: vars.space.xl,
    },
  },
});

// The longest word sets the minimum width of the text.
globalStyle(
  `${words} > :is(h1, h2, h3)`,
  inLayouts({ maxInlineSize: '100%', overflowWrap: 'break-word' }),
);

export const picture = componentStyle({
  minInlineSize: 0,
  borderRadius: vars.radius.lg,
  '@media': { [breakpoints[1024]]: { gridArea: '1 / 1' } },
});

// The text covers the foot of a phone's picture, so the picture's lower part moves up.
globalStyle(
  `${picture} img`,
  inLayouts({
    objectPosition: '50% 100%',
    '@media': { [breakpoints[1024]]: { objectPosition: '50% 50%' } },
  }),
);

// The whole slide is the link; the ring stays around the button. A button that shrinks while
// pressed would shrink the link, and miss the press.
globalStyle(`${words} > a`, inLayouts({ position: 'static', scale: 'none' }));
globalStyle(`${words} > a::after`, inLayouts({ content: '', position: 'absolute', inset: 0 }));
