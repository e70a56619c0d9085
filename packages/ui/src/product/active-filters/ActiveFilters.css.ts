import { canHover } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  // Focused only by script, after the last filter was removed.
  selectors: { '&:focus': { outline: 'none' }, '&:empty': { display: 'none' } },
});

export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.accent.border}`,
  backgroundColor: vars.color.accent.soft,
  color: vars.color.accent.fg,
  fontSize: vars.text.sm,
  textDecoration: 'none',
  '@media': {
    [canHover]: {
      selectors: { '&:hover': { textDecoration: 'line-through' } },
    },
  },
});
