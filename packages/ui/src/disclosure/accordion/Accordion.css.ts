import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

const { color } = vars;

export const item = componentStyle({ borderBlockEnd: `1px solid ${color.border.subtle}` });

export const summary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minHeight: '3.5rem',
  paddingBlock: vars.space.sm,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.sm,
});

export const title = componentStyle({
  fontSize: vars.text.lg,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.35,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const arrow = componentStyle({
  flexShrink: 0,
  color: color.accent.fg,
  transition: `rotate ${vars.duration.base} ${vars.easing.standard}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
});

export const body = componentStyle({
  maxWidth: '70ch',
  paddingBlockEnd: vars.space.lg,
  color: color.fg.muted,
  overflowWrap: 'anywhere',
});
