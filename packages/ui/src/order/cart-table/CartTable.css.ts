import type { StyleRule } from '@vanilla-extract/css';
import { containers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, heardOnly } from '../../theme/layered.ts';

/** Container widths, because the cart is narrow in wide windows too. */
const { tight, wide } = containers.cart;

export const frame = componentStyle({ containerType: 'inline-size' });

export const table = componentStyle({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@container': { [wide]: { display: 'table' } },
});

export const head = componentStyle({ '@container': { [`not ${wide}`]: heardOnly } });

export const header = componentStyle({
  padding: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.fg.muted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  selectors: {
    '&:nth-child(4), &:nth-child(5)': { textAlign: 'end' },
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
});

export const body = componentStyle({
  display: 'grid',
  gap: vars.space.md,
  '@container': { [wide]: { display: 'table-row-group' } },
});

export const line = componentStyle({
  display: 'grid',
  gridTemplateAreas: `
    'image title title remove'
    'image price price price'
    'quantity quantity subtotal subtotal'
  `,
  gridTemplateColumns: `5rem minmax(0, 1fr) minmax(0, 1fr) ${vars.size.control}`,
  gridTemplateRows: 'auto 1fr auto',
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
  padding: vars.space.md,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.bg.surface,
  '@container': {
    [tight]: {
      gridTemplateAreas: `
        'image remove'
        'title title'
        'price price'
        'quantity quantity'
        'subtotal subtotal'
      `,
      gridTemplateColumns: `minmax(0, 1fr) ${vars.size.control}`,
      gridTemplateRows: 'none',
      padding: vars.space.sm,
    },
    [wide]: {
      display: 'table-row',
      border: 'none',
      borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
      backgroundColor: 'transparent',
    },
  },
});

const inTable: StyleRule = { verticalAlign: 'middle', padding: vars.space.sm };
const amount: StyleRule = { fontVariantNumeric: 'tabular-nums' };
const amountInTable: StyleRule = { ...inTable, textAlign: 'end', whiteSpace: 'nowrap' };

export const cell = {
  image: componentStyle({
    gridArea: 'image',
    '@container': {
      [wide]: { ...inTable, paddingInlineStart: 0, inlineSize: '6.5rem' },
    },
  }),
  title: componentStyle({
    gridArea: 'title',
    paddingBlockStart: vars.space.xs,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    '@container': { [wide]: inTable },
  }),
  quantity: componentStyle({ gridArea: 'quantity', '@container': { [wide]: inTable } }),
  price: componentStyle({
    ...amount,
    gridArea: 'price',
    color: vars.color.fg.muted,
    '@container': { [wide]: amountInTable },
  }),
  subtotal: componentStyle({
    ...amount,
    gridArea: 'subtotal',
    alignSelf: 'center',
    fontWeight: vars.weight.bold,
    textAlign: 'end',
    '@container': { [wide]: amountInTable },
  }),
  remove: componentStyle({
    gridArea: 'remove',
    marginBlockStart: `calc(-1 * ${vars.space.xxs})`,
    marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
    '@container': {
      [wide]: { ...inTable, paddingInlineEnd: 0, inlineSize: '3.5rem', textAlign: 'end' },
    },
  }),
};

export const picture = componentStyle({ maxInlineSize: '5.75rem', borderRadius: vars.radius.md });

/** Name of the column, where the header is hidden. */
export const label = componentStyle({
  display: 'inline-block',
  marginInlineEnd: vars.space.xs,
  color: vars.color.fg.muted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
  '@container': { [wide]: { display: 'none' } },
});

export const gone = componentStyle({ color: vars.color.fg.muted });

export const note = componentStyle({
  marginBlockStart: vars.space.xxs,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
});
