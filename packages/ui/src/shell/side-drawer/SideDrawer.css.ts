import { canHover } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ringWithin } from '../../theme/focus-ring.ts';
import { componentStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const groups = componentStyle({ display: 'grid', gap: space.lg });

export const title = componentStyle({
  marginBlockEnd: space.xxs,
  color: color.fg.muted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
});

export const list = componentStyle({
  selectors: {
    '& + &': {
      marginBlockStart: space.xs,
      paddingBlockStart: space.xs,
      borderBlockStart: `1px solid ${color.border.subtle}`,
    },
  },
});

export const icon = componentStyle({ display: 'inline-flex', color: color.accent.fg });

const tinted = { backgroundColor: color.accent.soft, color: color.accent.fg };

/** The target is as wide as the drawer. */
export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: vars.size.control,
  marginInline: `calc(-1 * ${space.sm})`,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderRadius: vars.radius.md,
  color: color.fg.default,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:active': tinted,
    '&[aria-current="page"]': { color: color.accent.fg, fontWeight: vars.weight.bold },
    '&:focus-visible': ringWithin,
  },
  '@media': { [canHover]: { selectors: { '&:hover': tinted } } },
});
