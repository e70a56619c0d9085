import { keyframes } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, ringWithin } from '../../theme/focus-ring.ts';
import { componentStyle } from '../../theme/layered.ts';

const { color, space } = vars;
const appear = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${vars.space.xxs})` } });

export const popover = componentStyle({
  minInlineSize: 'min(11rem, 100vw - 1.5rem)',
  maxInlineSize: 'min(20rem, 100vw - 1.5rem)',
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

export const menu = componentStyle({ padding: space.xs, outline: 'none' });

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: vars.size.control,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderRadius: vars.radius.md,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { backgroundColor: color.accent.soft, color: color.accent.fg },
    '&[data-focus-visible]': { ...focusRing, ...ringWithin },
    '&[data-disabled]': { color: color.fg.muted, cursor: 'default' },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-focused]': { ...focusRing, ...ringWithin, outlineColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
