import { breakpoints, upTo, vars } from '@parinda/ui/theme';
import { inLayouts, layoutStyle } from '@parinda/ui/theme/styles';
import { globalStyle } from '@vanilla-extract/css';
import { withAside } from '../../shared/columns.ts';

export const details = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': { [breakpoints[600]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const words = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  alignContent: 'start',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});

export const head = layoutStyle({
  display: 'flex',
  // With large text on a phone the buttons wrap below the title.
  flexWrap: 'wrap',
  justifySelf: 'stretch',
  alignItems: 'start',
  gap: vars.space.sm,
});

/** Fits 'Polycarbonate' at heading size; otherwise the buttons wrap below. */
export const title = layoutStyle({
  flex: '1 1 13rem',
  minInlineSize: 0,
  '@media': { [breakpoints[768]]: { flexBasis: '16rem' } },
});

export const bullets = layoutStyle({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
});

globalStyle(`${bullets} > li::marker`, inLayouts({ color: vars.color.accent.fg }));

export const buy = layoutStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

/** A phone in portrait; with very large text the bar would cover half of the window. */
const phone = `${upTo[600]} and (min-height: 30rem)`;

/** Beside the quantity; on a phone fixed to the bottom of the window. */
export const buyBar = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  '@media': {
    [phone]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.z.sticky,
      paddingBlock: vars.space.xs,
      paddingBlockEnd: `max(${vars.space.xs}, env(safe-area-inset-bottom))`,
      paddingInline: vars.space.md,
      borderBlockStart: `1px solid ${vars.color.border.subtle}`,
      backgroundColor: vars.color.bg.surface,
      boxShadow: vars.shadow.high,
    },
  },
});

export const barPrice = layoutStyle({
  display: 'none',
  '@media': {
    [phone]: { display: 'block', fontSize: vars.text.lg, fontWeight: vars.weight.bold },
  },
});

globalStyle(
  `${buyBar} > button`,
  inLayouts({ '@media': { [phone]: { flex: '1 1 auto', paddingInline: vars.space.sm } } }),
);

/** Keeps the bar clear of the page's end and of the focused element. */
const barRoom = `calc(${vars.size.control} + 2 * ${vars.space.md})`;
globalStyle(
  `body:has(${buyBar})`,
  inLayouts({ '@media': { [phone]: { paddingBlockEnd: barRoom } } }),
);
globalStyle(
  `html:has(${buyBar})`,
  inLayouts({ '@media': { [phone]: { scrollPaddingBlockEnd: barRoom } } }),
);

/** The description and the related products beside it. */
export const more = withAside('22rem', vars.space.xxl);
