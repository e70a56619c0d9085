import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

const { color } = vars;

export const stepper = componentStyle({
  display: 'inline-flex',
  alignItems: 'stretch',
  minHeight: vars.size.control,
  backgroundColor: color.bg.surface,
  border: `1px solid ${color.border.field}`,
  borderRadius: vars.radius.md,
});

export const button = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&[data-hovered], &[data-pressed]': { backgroundColor: color.bg.muted },
    '&[data-disabled]': { cursor: 'default', color: color.border.field },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});

export const input = componentStyle({
  minWidth: '2.25rem',
  border: 0,
  padding: 0,
  background: 'none',
  textAlign: 'center',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  borderRadius: vars.radius.sm,
  selectors: { '&:disabled': { color: color.fg.muted } },
});
