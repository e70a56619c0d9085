import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

export const state = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.md,
  textAlign: 'center',
});

export const title = componentStyle({
  maxInlineSize: '100%',
  fontFamily: vars.font.display,
  fontSize: vars.text.h4,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.01em',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

export const text = componentStyle({ maxInlineSize: '48ch', color: vars.color.fg.muted });

export const action = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  marginBlockStart: vars.space.md,
});

export const art = componentStyle({
  inlineSize: '12rem',
  blockSize: '10.5rem',
  marginBlockEnd: vars.space.xs,
  fill: 'none',
  stroke: vars.color.fg.default,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const sun = componentStyle({ fill: vars.color.accent.soft, stroke: 'none' });

export const ground = componentStyle({ stroke: vars.color.border.field });

export const feather = componentStyle({ fill: vars.color.bg.surface });

export const eye = componentStyle({ fill: vars.color.fg.default, stroke: 'none' });
