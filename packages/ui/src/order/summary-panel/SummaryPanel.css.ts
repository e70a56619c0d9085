import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  padding: vars.space.lg,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.bg.surface,
});

export const rows = componentStyle({ display: 'grid', gap: vars.space.xs });

const pair: StyleRule = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  overflowWrap: 'anywhere',
};

export const row = {
  plain: componentStyle({ ...pair, color: vars.color.fg.muted }),
  strong: componentStyle({
    ...pair,
    marginBlockStart: vars.space.xs,
    paddingBlockStart: vars.space.md,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    fontSize: vars.text.lg,
    fontWeight: vars.weight.bold,
  }),
};

export const value = componentStyle({
  marginInlineStart: 'auto',
  color: vars.color.fg.default,
  fontVariantNumeric: 'tabular-nums',
});
