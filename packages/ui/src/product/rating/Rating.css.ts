import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

const line: StyleRule = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  color: vars.color.fg.default,
  fontVariantNumeric: 'tabular-nums',
};

export const rating = {
  sm: componentStyle({ ...line, fontSize: vars.text.sm }),
  md: componentStyle({ ...line, fontSize: vars.text.md }),
};

export const unrated = {
  sm: componentStyle({ color: vars.color.fg.muted, fontSize: vars.text.sm }),
  md: componentStyle({ color: vars.color.fg.muted, fontSize: vars.text.md }),
};

export const stars = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  blockSize: '1.15em',
});

const drawn: StyleRule = {
  blockSize: '100%',
  maxWidth: 'none',
  stroke: vars.color.rating,
  strokeWidth: 1.2,
};

export const row = {
  empty: componentStyle({ ...drawn, fill: 'transparent' }),
  full: componentStyle({
    ...drawn,
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    fill: vars.color.rating,
    stroke: 'none',
  }),
};

export const number = componentStyle({ fontWeight: vars.weight.medium });

export const shortCount = componentStyle({
  color: vars.color.fg.muted,
  fontWeight: vars.weight.regular,
});

export const count = componentStyle({ color: vars.color.fg.muted });
