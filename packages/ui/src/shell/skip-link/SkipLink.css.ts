import { onPaper } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

export const link = componentStyle({
  position: 'fixed',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: vars.z.notification,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.lg,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
  boxShadow: vars.shadow.high,
  transition: `transform ${vars.duration.fast} ${vars.easing.enter}`,
  // A fixed element is on every page.
  '@media': { [onPaper]: { display: 'none' } },
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
