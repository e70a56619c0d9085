import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { canHover, containers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

const appear = keyframes({
  from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space.xxs}))` },
});

/** The panel is below the button; in narrow windows below the whole header. */
export const root = componentStyle({
  '@container': { [containers.header.wide]: { position: 'relative' } },
});

export const chevron = componentStyle({
  display: 'none',
  '@container': { [containers.header.wide]: { display: 'block' } },
});

export const panel = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc(100% - ${vars.space.xs})`,
  insetInlineEnd: vars.space.xs,
  zIndex: vars.z.dropdown,
  display: 'flex',
  minInlineSize: `min(14rem, 100% - 2 * ${vars.space.xs})`,
  maxInlineSize: `calc(100% - 2 * ${vars.space.xs})`,
  // The header is sticky, so longer menus scroll.
  maxBlockSize: 'calc(100dvh - 100%)',
  // Part of the panel, so that the pointer crosses no gap.
  paddingBlockStart: `calc(${vars.space.xs} + ${vars.space.xxs})`,
  animation: `${appear} ${vars.duration.fast} ${vars.easing.enter}`,
  selectors: { '&[hidden]': { display: 'none' } },
  '@container': {
    [containers.header.wide]: {
      insetBlockStart: '100%',
      insetInlineEnd: 0,
      minInlineSize: '14rem',
      maxInlineSize: 'none',
      paddingBlockStart: vars.space.xxs,
    },
  },
});

export const list = componentStyle({
  flex: 1,
  overflowY: 'auto',
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
