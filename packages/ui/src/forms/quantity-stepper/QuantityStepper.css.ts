import { forcedColors, underFinger } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

const { color } = vars;

export const frame = componentStyle({ display: 'inline-grid', justifyItems: 'start' });

/** Fits into a column of the cart. */
export const problem = componentStyle({
  maxWidth: '13rem',
  color: color.danger.fg,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
});

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
  // The target includes the border of the stepper, without covering it.
  marginBlock: '-1px',
  paddingBlock: '1px',
  backgroundClip: 'content-box',
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&[data-pressed], &[data-hovered]': { backgroundColor: color.bg.muted },
    '&[data-disabled]': { cursor: 'default', color: color.border.field },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});

export const input = componentStyle({
  minWidth: '2.25rem',
  marginBlock: '-1px',
  border: 0,
  padding: 0,
  background: 'none',
  textAlign: 'center',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  borderRadius: vars.radius.sm,
  selectors: { '&[data-disabled]': { color: color.fg.muted } },
  '@media': { [underFinger]: { minWidth: vars.size.control } },
});
