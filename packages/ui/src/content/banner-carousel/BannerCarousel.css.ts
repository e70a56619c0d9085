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

/** How far the words reach into the picture of a phone. */
const intoPicture = `calc(-1 * ${vars.space.xxl})`;

/** They stand on a piece of the page that reaches into the picture, as those of a category do. */
export const words = componentStyle({
  // Above the picture, and no containing block: the link is stretched over the slide.
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

// The longest word decides how narrow the words may get.
globalStyle(
  `${words} > :is(h1, h2, h3)`,
  inLayouts({ maxInlineSize: '100%', overflowWrap: 'break-word' }),
);

export const picture = componentStyle({
  minInlineSize: 0,
  borderRadius: vars.radius.lg,
  '@media': { [breakpoints[1024]]: { gridArea: '1 / 1' } },
});

// The whole slide is the link, its button included; the ring stays around the button. One that shrinks
// while it is pressed would draw in what is stretched, and let go of where it was pressed.
globalStyle(`${words} > a`, inLayouts({ position: 'static', scale: 'none' }));
globalStyle(`${words} > a::after`, inLayouts({ content: '', position: 'absolute', inset: 0 }));
