import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

const { color, space, text } = vars;

export const page = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  maxWidth: vars.width.page,
  marginInline: 'auto',
});

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.lg,
  '@media': {
    [breakpoints[768]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.xxl },
  },
});

export const picture = componentStyle({ borderRadius: vars.radius.lg, maxWidth: '36rem' });

export const details = componentStyle({
  display: 'grid',
  gap: space.md,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const prices = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const price = componentStyle({
  fontSize: text.h4,
  fontWeight: vars.weight.bold,
  color: color.price.now,
});

export const mrp = componentStyle({ color: color.price.was });

export const bullets = componentStyle({
  display: 'grid',
  gap: space.xs,
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
});

export const description = componentStyle({ display: 'grid', gap: space.sm });
