import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

export const row = componentStyle({ display: 'flex', gap: vars.space.xs });

export const input = componentStyle({
  flex: 1,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
});

export const valid = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.success.fg,
});

export const retry = componentStyle({
  marginBlockStart: vars.space.xxs,
  marginInlineStart: `calc(-1 * ${vars.space.md})`,
});
