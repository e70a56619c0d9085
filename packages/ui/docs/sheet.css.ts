import { style } from '@vanilla-extract/css';
import { upTo } from '../src/theme/breakpoints.ts';
import { vars } from '../src/theme/contract.css.ts';

export const sheet = style({
  marginBlock: vars.space.lg,
  color: vars.color.fg.default,
  fontFamily: vars.font.text,
  fontSize: vars.text.sm,
  lineHeight: 1.5,
});

export const scroller = style({ overflowX: 'auto', marginBlockEnd: vars.space.lg });
export const table = style({
  width: '100%',
  minWidth: '36rem',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
});
export const caption = style({ textAlign: 'start', paddingBlock: vars.space.xs });
export const cell = style({
  padding: `${vars.space.xs} ${vars.space.sm} ${vars.space.xs} 0`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'middle',
});
export const head = style([cell, { color: vars.color.fg.muted, fontWeight: vars.weight.medium }]);
export const name = style([cell, { fontWeight: vars.weight.medium, whiteSpace: 'nowrap' }]);

export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.fg.muted,
  whiteSpace: 'nowrap',
});

export const swatch = style({
  display: 'inline-block',
  inlineSize: '3rem',
  blockSize: '2rem',
  marginInlineEnd: vars.space.xs,
  verticalAlign: 'middle',
  borderRadius: vars.radius.sm,
  border: `1px solid ${vars.color.border.subtle}`,
  // A swatch must keep its colour.
  forcedColorAdjust: 'none',
});
export const sample = style([
  swatch,
  {
    inlineSize: 'auto',
    blockSize: 'auto',
    padding: `${vars.line.firm} ${vars.space.xs}`,
    fontWeight: vars.weight.medium,
  },
]);
/** Edges are drawn as edges. */
export const outline = style({
  display: 'inline-block',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  verticalAlign: 'middle',
  borderRadius: vars.radius.sm,
  border: `${vars.line.firm} solid`,
});

export const bar = style({ blockSize: '1rem', background: vars.color.accent.solid });
export const square = style({
  inlineSize: '6rem',
  blockSize: '4rem',
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.field}`,
});
export const card = style([square, { borderColor: 'transparent', borderRadius: vars.radius.md }]);

export const track = style({ background: vars.color.bg.muted, borderRadius: vars.radius.full });
export const runner = style({
  inlineSize: vars.space.lg,
  blockSize: vars.space.lg,
  borderRadius: vars.radius.full,
  background: vars.color.accent.solid,
  transitionProperty: 'margin-inline-start',
  selectors: { '&[data-at-end]': { marginInlineStart: `calc(100% - ${vars.space.lg})` } },
});

export const layers = style({ position: 'relative', blockSize: '11rem' });
export const layer = style({
  position: 'absolute',
  inlineSize: 'min(16rem, 45%)',
  padding: vars.space.sm,
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border.field}`,
  background: vars.color.bg.surface,
  boxShadow: vars.shadow.mid,
});

export const clearSpace = style({
  display: 'inline-block',
  padding: vars.space.lg,
  border: `1px dashed ${vars.color.border.field}`,
});
export const large = style({
  zoom: 2.5,
  marginBlockEnd: vars.space.xs,
  '@media': { [upTo[600]]: { zoom: 1.25 } },
});
