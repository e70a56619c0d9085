import type { StyleRule } from '@vanilla-extract/css';
import { containers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

const { narrow } = containers.card;

const line: StyleRule = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  color: vars.color.fg.default,
  fontVariantNumeric: 'tabular-nums',
  // In a narrow card, stars, number and a count of three digits fit into one line.
  '@container': { [narrow]: { columnGap: vars.space.xxs } },
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
  display: 'inline-flex',
  blockSize: '1.15em',
  '@container': { [narrow]: { blockSize: '0.9em' } },
});

export const drawing = componentStyle({
  blockSize: '100%',
  aspectRatio: '108 / 20',
  maxWidth: 'none',
});

export const star = {
  empty: componentStyle({ fill: 'transparent', stroke: vars.color.rating, strokeWidth: 1.2 }),
  full: componentStyle({ fill: vars.color.rating }),
};

export const number = componentStyle({ fontWeight: vars.weight.medium });

export const shortCount = componentStyle({
  color: vars.color.fg.muted,
  fontWeight: vars.weight.regular,
});

export const count = componentStyle({ color: vars.color.fg.muted });
