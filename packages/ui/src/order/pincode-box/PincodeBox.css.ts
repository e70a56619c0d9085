import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layered.ts';

export const row = componentStyle({ display: 'flex', gap: vars.space.xs });

export const input = componentStyle({
  flex: 1,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
});

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
};

export const message = componentVariants({
  unchecked: line,
  checking: line,
  valid: { ...line, color: vars.color.success.fg },
  unavailable: { ...line, alignItems: 'flex-start', color: vars.color.danger.fg },
});
