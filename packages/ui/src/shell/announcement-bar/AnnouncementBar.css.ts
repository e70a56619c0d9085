import type { StyleRule } from '@vanilla-extract/css';
import { breakpoints, canHover, noScript, onPaper, upTo } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ringWithin } from '../../theme/focus-ring.ts';
import { componentStyle } from '../../theme/layered.ts';

export const bar = componentStyle({
  backgroundColor: vars.color.bg.inverse,
  color: vars.color.fg.inverse,
  fontSize: vars.text.sm,
  vars: { [vars.color.border.focus]: vars.color.fg.inverse },
  '@media': { [onPaper]: { display: 'none' } },
});

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  maxInlineSize: vars.width.band,
  minBlockSize: vars.size.control,
  marginInline: 'auto',
  paddingInline: vars.space.xs,
  '@media': {
    [breakpoints[600]]: { paddingInline: vars.space.lg },
    [breakpoints[1024]]: { paddingInline: vars.space.xl },
  },
});

export const help = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space.lg });

export const chat = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  color: 'inherit',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&:focus-visible': ringWithin },
  '@media': {
    [canHover]: {
      selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
    },
  },
});

const notWhenNarrow: StyleRule = { '@media': { [upTo[768]]: { display: 'none' } } };

export const detail = componentStyle(notWhenNarrow);

export const hours = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  whiteSpace: 'nowrap',
  ...notWhenNarrow,
});

// All messages share one cell, so that a change causes no layout shift.
export const messages = componentStyle({
  display: 'grid',
  flex: '1 1 auto',
  alignItems: 'center',
  minInlineSize: 0,
  textAlign: 'center',
  lineHeight: 1.25,
  textWrap: 'balance',
  paddingBlock: vars.space.xxs,
  '@media': {
    [breakpoints[1024]]: { textAlign: 'end' },
  },
});

export const message = componentStyle({
  gridArea: '1 / 1',
  fontWeight: vars.weight.medium,
  // Moved instead of faded: half faded text has too little contrast.
  opacity: 0,
  transform: `translateY(${vars.space.xs})`,
  transition: `transform ${vars.duration.slow} ${vars.easing.standard}`,
  selectors: { '&[data-shown]': { opacity: 1, transform: 'none' } },
  // Without script nothing changes, so all messages are shown below each other.
  '@media': { [noScript]: { gridArea: 'auto', opacity: 1, transform: 'none' } },
});

export const pause = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space.xxs})` },
    '&[data-hovered]': {
      backgroundColor: `color-mix(in srgb, ${vars.color.fg.inverse} 16%, transparent)`,
    },
  },
});
