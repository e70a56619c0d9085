import { noScript } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ringWithin } from '../../theme/focus-ring.ts';
import { componentStyle } from '../../theme/layered.ts';

const { color } = vars;

export const list = componentStyle({
  display: 'flex',
  gap: vars.space.lg,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  '@media': { [noScript]: { display: 'none' } },
});

export const tab = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: vars.size.control,
  paddingInline: vars.space.xxs,
  color: color.fg.muted,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  borderRadius: vars.radius.sm,
  transition: `color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&[data-focus-visible]': ringWithin,
    '&[data-selected]': { color: color.accent.fg, fontWeight: vars.weight.semibold },
    '&[data-selected]::after': { scale: '1 1' },
  },
  // A border stays visible in forced colours, a background does not.
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    borderBlockEnd: `${vars.line.firm} solid ${color.accent.solid}`,
    scale: '0 1',
    transition: `scale ${vars.duration.base} ${vars.easing.enter}`,
  },
});

export const panel = componentStyle({
  paddingBlockStart: vars.space.lg,
  '@media': {
    [noScript]: {
      display: 'block',
      '::before': {
        content: 'attr(data-title)',
        display: 'block',
        marginBlockEnd: vars.space.xs,
        fontWeight: vars.weight.semibold,
      },
    },
  },
});
