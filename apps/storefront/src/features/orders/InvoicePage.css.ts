import { breakpoints, onPaper, vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';
import { globalStyle } from '@vanilla-extract/css';

export const invoice = layoutStyle({ '@media': { [onPaper]: { fontSize: vars.text.sm } } });

const threeColumns = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' };
export const parties = layoutStyle({
  display: 'grid',
  gap: vars.space.lg,
  '@media': { [breakpoints[600]]: threeColumns, [onPaper]: threeColumns },
});

export const scrolling = layoutStyle({
  overflowX: 'auto',
  '@media': { [onPaper]: { overflowX: 'visible' } },
});

export const table = layoutStyle({ inlineSize: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} tr`, { borderBottom: `1px solid ${vars.color.border.subtle}` });

export const caption = layoutStyle({
  textAlign: 'start',
  fontWeight: vars.weight.bold,
  paddingBlock: vars.space.xs,
});

const cell = {
  padding: `${vars.space.xs} ${vars.space.sm}`,
  verticalAlign: 'top',
  fontWeight: 'inherit',
} as const;
export const text = layoutStyle({ ...cell, paddingInlineStart: 0, textAlign: 'start' });
export const number = layoutStyle({
  ...cell,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});
export const titles = layoutStyle({ fontWeight: vars.weight.bold });
export const sum = layoutStyle({
  fontWeight: vars.weight.bold,
  '@media': { [onPaper]: { breakBefore: 'avoid' } },
});
