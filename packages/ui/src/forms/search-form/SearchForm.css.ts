import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { componentStyle } from '../../theme/layered.ts';

export const form = componentStyle({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: vars.size.control,
  paddingInlineStart: vars.space.md,
  backgroundColor: vars.color.bg.surface,
  color: vars.color.fg.default,
  border: `1px solid ${vars.color.border.field}`,
  borderRadius: vars.radius.full,
  transition: `border-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:focus-within': { borderColor: vars.color.border.focus },
    '&:has(input:focus-visible)': focusRing,
  },
});

export const field = componentStyle({ display: 'flex', flex: 1, minWidth: 0 });

export const input = componentStyle({
  flex: 1,
  minWidth: 0,
  height: vars.size.control,
  // As high as the form without its border.
  marginBlock: '-1px',
  border: 0,
  background: 'none',
  outline: 'none',
  fontSize: vars.text.md,
  selectors: {
    '&::placeholder': { color: vars.color.fg.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
