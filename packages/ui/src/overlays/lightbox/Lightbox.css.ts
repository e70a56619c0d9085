import { globalStyle, keyframes, type StyleRule } from '@vanilla-extract/css';
import { breakpoints, lowWindow } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, inComponents } from '../../theme/layered.ts';
import { onInverse } from '../../theme/on-inverse.ts';

/** The documents' lightbox (1 §9). */
const fadeMs = '250ms';
const padding = '16px';
const spacing = '30%';

const fade = keyframes({ from: { opacity: 0 } });

export const overlay = componentStyle({
  ...onInverse,
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.modal,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${fadeMs} ${vars.easing.enter}` },
    '&[data-exiting]': { animation: `${fade} ${fadeMs} ${vars.easing.exit} reverse forwards` },
  },
});

export const modal = componentStyle({ position: 'absolute', inset: 0 });

export const dialog = componentStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100%',
  outline: 'none',
});

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  padding: `${vars.space.xs} ${padding}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [lowWindow]: { paddingBlock: 0 } },
});

export const stage = componentStyle({
  position: 'relative',
  overflow: 'hidden',
  cursor: 'grab',
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
});

export const track = componentStyle({ display: 'flex', height: '100%' });

export const slide = componentStyle({
  flex: '0 0 100%',
  minWidth: 0,
  marginInlineEnd: spacing,
  // Content after the last slide would be scrollable.
  selectors: { '[data-finite] > &:last-child': { marginInlineEnd: 0 } },
  '@media': { [lowWindow]: { overflowY: 'auto' } },
});

export const figure = componentStyle({
  height: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: vars.space.md,
  padding,
  '@media': {
    // Space for the buttons beside the image.
    [breakpoints[768]]: { paddingInline: `calc(${padding} * 2 + ${vars.size.control})` },
    // The image fills the slide; the caption scrolls.
    [lowWindow]: { gridTemplateRows: '100% auto', paddingBlock: 0 },
  },
});

export const image = componentStyle({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
});

/** Placeholder for an image that does not load. */
export const broken = componentStyle({
  placeSelf: 'center',
  inlineSize: 'min(100%, 30rem)',
  borderRadius: vars.radius.lg,
});

export const caption = componentStyle({
  maxWidth: '60ch',
  marginInline: 'auto',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  overflowY: 'auto',
  maxHeight: '30vh',
});

export const title = componentStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.display,
  lineHeight: 1.25,
});

export const description = componentStyle({ marginBlockStart: vars.space.xxs });

const atTheSides: StyleRule = {
  position: 'absolute',
  insetInline: padding,
  insetBlockStart: '45%',
  justifyContent: 'space-between',
  padding: 0,
  pointerEvents: 'none',
};

/** Below the image, within reach of the thumb; at its sides in wide or low windows. */
export const moves = componentStyle({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space.lg,
  padding: `0 ${padding} ${padding}`,
  '@media': { [breakpoints[768]]: atTheSides, [lowWindow]: atTheSides },
});
// The image between the buttons can be dragged; the buttons can be pressed.
globalStyle(`${moves} > *`, inComponents({ pointerEvents: 'auto' }));
