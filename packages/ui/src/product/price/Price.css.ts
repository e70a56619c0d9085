import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

export const price = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  rowGap: vars.space.xxs,
  fontVariantNumeric: 'tabular-nums',
});

const amount: StyleRule = {
  color: vars.color.price.now,
  fontWeight: vars.weight.bold,
  lineHeight: 1.2,
};

export const now = {
  md: componentStyle({ ...amount, fontSize: vars.text.lg }),
  lg: componentStyle({ ...amount, fontSize: vars.text.h3, fontFamily: vars.font.display }),
};

export const was = componentStyle({
  color: vars.color.price.was,
  fontSize: vars.text.sm,
  textDecorationThickness: '1px',
});

export const off = componentStyle({
  color: vars.color.price.off,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.bold,
});
