import { style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  gap: vars.space.lg,
});

export const cell = style({
  minInlineSize: 0,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  selectors: { '&[data-wide]': { gridColumn: '1 / -1' } },
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

/** Keeps fixed and sticky elements inside their cell. */
export const component = style({
  contain: 'layout',
  padding: vars.space.md,
  selectors: { '[data-bleeds] > &': { paddingInline: 0 } },
});
