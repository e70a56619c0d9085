import { forcedColors, noScript } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

export const gallery = componentStyle({
  display: 'grid',
  gap: vars.space.sm,
  // Keeps the thumbnails together beside taller content.
  alignContent: 'start',
});

export const main = componentStyle({
  borderRadius: vars.radius.lg,
  overflow: 'clip',
  // Vertical scroll and pinch zoom stay with the page.
  touchAction: 'pan-y pinch-zoom',
});

/** Follows the touch. */
export const picture = componentStyle({ borderRadius: 'inherit' });

export const thumbnails = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 5.5rem))',
  gap: vars.space.xs,
  // Without script a thumbnail cannot become the main image, so they are larger.
  '@media': {
    [noScript]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))' },
  },
});

export const thumbnail = componentStyle({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { boxShadow: `0 0 0 ${vars.line.firm} ${vars.color.border.field}` },
    '&[data-selected]': { boxShadow: `0 0 0 ${vars.line.firm} ${vars.color.accent.solid}` },
    '&:focus-visible': { outlineOffset: vars.space.xxs },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-selected]': { border: `${vars.line.bold} solid Highlight` } },
    },
  },
});
