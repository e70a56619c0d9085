import { keyframes } from '@vanilla-extract/css';
import { lowWindow } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { componentStyle, componentVariants } from '../../theme/layered.ts';
import { startProperty } from './usePlaceBelow.ts';

const { color } = vars;

const start = `var(${startProperty}, 0px)`;

export const region = componentStyle({
  position: 'fixed',
  insetBlockStart: start,
  insetInline: 0,
  zIndex: vars.z.notification,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  // At most half of the visible window.
  maxBlockSize: `min(50dvh, calc(100dvh - ${start}))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Space for the shadows, which would be cut off.
  paddingBlock: `${vars.space.xs} ${vars.space.md}`,
  paddingInline: vars.space.md,
  pointerEvents: 'none',
  // F6 must show where the focus is.
  selectors: { '&:focus-visible': focusRing },
});

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  width: '100%',
  flex: 'none',
});

const drop = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${vars.space.sm})` } });

export const toast = componentStyle({
  display: 'flex',
  // In narrow toasts the buttons are below the text.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: vars.space.sm,
  maxWidth: '32rem',
  minHeight: '3.25rem',
  paddingInline: `${vars.space.md} ${vars.space.xxs}`,
  backgroundColor: color.bg.surface,
  color: color.fg.default,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.high,
  fontWeight: vars.weight.medium,
  pointerEvents: 'auto',
  animation: `${drop} ${vars.duration.base} ${vars.easing.enter}`,
});

const { success, danger, info } = vars.color;
export const icon = componentVariants({ success, danger, info }, (tone) => ({
  color: tone.fg,
  marginInlineEnd: 'auto',
}));

export const text = componentStyle({
  flex: '1 1 8rem',
  minWidth: 0,
  paddingBlock: vars.space.sm,
  '@media': { [lowWindow]: { paddingBlock: vars.space.xs } },
  overflowWrap: 'anywhere',
});

/** The buttons are below the text together. */
export const buttons = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minWidth: 0,
});
