import { keyframes } from '@vanilla-extract/css';
import { forcedColors, noScript } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, ringWithin } from '../../theme/focus-ring.ts';
import { componentStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const inline = componentStyle({
  display: 'inline-flex',
  // Large text moves the label above the button.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
  maxWidth: '100%',
});

export const inlineLabel = componentStyle({ fontSize: vars.text.sm, color: color.fg.muted });

export const button = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  minWidth: 0,
  textAlign: 'start',
  cursor: 'pointer',
  // Wide enough for most options, so that a choice does not change the width.
  selectors: { [`${inline} > &`]: { flex: 1, minWidth: 'min(9rem, 70vw)', width: 'auto' } },
  '@media': { [noScript]: { display: 'none' } },
});

export const native = componentStyle({
  minWidth: 0,
  cursor: 'pointer',
  selectors: { [`${inline} &`]: { width: 'auto' } },
});

/** The list shows the whole text. */
export const value = componentStyle({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const arrow = componentStyle({ flexShrink: 0 });

const appear = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${space.xxs})` } });

export const popover = componentStyle({
  minWidth: 'var(--trigger-width)',
  maxWidth: 'min(20rem, 100vw - 1.5rem)',
  overflow: 'auto',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.bg.surface,
  color: color.fg.default,
  boxShadow: vars.shadow.high,
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.duration.fast} ${vars.easing.enter}` },
  },
});

export const list = componentStyle({ padding: space.xs, outline: 'none' });

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: vars.size.control,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderRadius: vars.radius.md,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { backgroundColor: color.accent.soft, color: color.accent.fg },
    '&[data-focus-visible]': { ...focusRing, ...ringWithin },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-focused]': { ...focusRing, ...ringWithin, outlineColor: 'Highlight' } },
    },
  },
});

export const check = componentStyle({
  flexShrink: 0,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});
