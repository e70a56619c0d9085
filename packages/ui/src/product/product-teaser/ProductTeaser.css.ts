import { canHover } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { componentStyle } from '../../theme/layered.ts';

export const teaser = componentStyle({
  position: 'relative',
  display: 'flex',
  // With large text the content wraps below the picture.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  borderRadius: vars.radius.md,
});

export const picture = componentStyle({
  flex: 'none',
  inlineSize: '5rem',
  borderRadius: vars.radius.md,
  overflow: 'hidden',
});

export const words = componentStyle({
  flex: '1 1 8rem',
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

/** Covers the whole line; the button is above it. */
export const link = componentStyle({
  color: vars.color.fg.default,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.md },
  selectors: { '&:focus-visible::after': focusRing },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover': { color: vars.color.accent.fg, textDecoration: 'underline' },
      },
    },
  },
});

export const action = componentStyle({ position: 'relative', color: vars.color.accent.fg });
