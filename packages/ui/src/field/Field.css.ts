import { clsx } from 'clsx';
import { forcedColors } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layered.ts';

const { color } = vars;

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minWidth: 0,
  width: '100%',
});

export const label = componentStyle({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  selectors: {
    // Visible only: screen readers get aria-required.
    '[data-required] > &::after': { content: '" *" / ""', color: color.danger.fg },
  },
});

/** Content at the end of the label's line. */
export const head = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.sm,
});

export const group = componentStyle({ display: 'grid', gap: vars.space.xxs });

export const legend = clsx(label, componentStyle({ marginBlockEnd: vars.space.xxs }));

/** One line of text and the border are as high as a button. */
const aroundText = '0.5625rem';

/** Box of all text inputs and selects. */
export const input = componentStyle({
  width: '100%',
  minHeight: vars.size.control,
  paddingBlock: aroundText,
  paddingInline: vars.space.sm,
  backgroundColor: color.bg.surface,
  color: color.fg.default,
  border: `1px solid ${color.border.field}`,
  borderRadius: vars.radius.md,
  // iPhones zoom into inputs with less than 16 px.
  fontSize: vars.text.md,
  lineHeight: 1.5,
  transition: `border-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&::placeholder': { color: color.fg.muted, opacity: 1 },
    '&:focus': { borderColor: color.border.focus },
    '&[data-hovered]:not([data-focused])': { borderColor: color.fg.default },
    '&[data-invalid]': { borderColor: color.danger.solid },
    '&[data-disabled]': {
      backgroundColor: color.bg.muted,
      borderColor: color.border.subtle,
      color: color.fg.muted,
      cursor: 'not-allowed',
    },
    '&[readonly]': { backgroundColor: color.bg.muted },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

export const textArea = componentStyle({ resize: 'vertical', minHeight: '6rem' });

export const description = componentStyle({ fontSize: vars.text.sm, color: color.fg.muted });

export const error = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  color: color.danger.fg,
});

const toFirstLine = '0.1875rem';

export const errorIcon = componentStyle({ marginBlockStart: toFirstLine });
