import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { canHover, containers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

const appear = keyframes({
  from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space.xxs}))` },
});

export const root = componentStyle({ position: 'relative' });

export const chevron = componentStyle({
  display: 'none',
  '@container': { [containers.header.wide]: { display: 'block' } },
});

export const panel = componentStyle({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: vars.z.dropdown,
  minInlineSize: '14rem',
  // Part of the panel, so that the pointer crosses no gap.
  paddingBlockStart: vars.space.xxs,
  animation: `${appear} ${vars.duration.fast} ${vars.easing.enter}`,
});

export const list = componentStyle({
  padding: vars.space.xs,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.bg.surface,
  boxShadow: vars.shadow.high,
});

const row: StyleRule = {
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.md,
};

const tinted = { backgroundColor: vars.color.accent.soft, color: vars.color.accent.fg };

export const item = componentStyle({
  ...row,
  color: vars.color.fg.default,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:active': tinted },
  '@media': { [canHover]: { selectors: { '&:hover': tinted } } },
});

export const greeting = componentStyle({
  ...row,
  color: vars.color.fg.muted,
  fontSize: vars.text.sm,
  cursor: 'default',
});
