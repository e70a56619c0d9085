import type { StyleRule } from '@vanilla-extract/css';
import { breakpoints, canHover } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

/** Line from a step to the next one. */
const connector = {
  content: '',
  borderBlockStart: `${vars.line.fine} solid ${vars.color.border.field}`,
};

const mark = '1.75rem';

export const list = componentStyle({
  display: 'grid',
  // As wide as the text; below each other with large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
  rowGap: vars.space.xs,
  fontSize: vars.text.sm,
  '@media': {
    [breakpoints[600]]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.md },
  },
});

export const step = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  color: vars.color.fg.muted,
  selectors: {
    '&[aria-current]': { color: vars.color.fg.default, fontWeight: vars.weight.semibold },
    '&:not(:last-child)::after': {
      ...connector,
      position: 'absolute',
      insetBlockStart: `calc(${mark} / 2)`,
      insetInline: `calc(${mark} + ${vars.space.xs}) ${vars.space.xs}`,
    },
  },
  '@media': {
    [breakpoints[600]]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xs,
      selectors: {
        '&:not(:last-child)::after': {
          position: 'static',
          inlineSize: vars.space.xxl,
          marginInlineStart: vars.space.xs,
        },
      },
    },
  },
});

/** Number and text: below each other on a phone, and one link. */
const pair: StyleRule = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minBlockSize: vars.size.control,
  overflowWrap: 'anywhere',
  '@media': {
    [breakpoints[600]]: { flexDirection: 'row', alignItems: 'center', gap: vars.space.xs },
  },
};

export const words = componentStyle(pair);

export const link = componentStyle({
  ...pair,
  color: vars.color.fg.link,
  textUnderlineOffset: '0.2em',
  '@media': {
    ...pair['@media'],
    [canHover]: {
      textDecoration: 'none',
      selectors: { '&:hover': { textDecoration: 'underline' } },
    },
  },
});

export const number = componentStyle({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: mark,
  blockSize: mark,
  border: `${vars.line.fine} solid ${vars.color.border.field}`,
  borderRadius: vars.radius.full,
  fontFamily: vars.font.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.bold,
  letterSpacing: 'normal',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state="current"]': {
      borderColor: vars.color.accent.solid,
      backgroundColor: vars.color.accent.solid,
      color: vars.color.accent.onSolid,
      // The system adds a background behind the number otherwise.
      forcedColorAdjust: 'none',
    },
    '&[data-state="done"]': {
      borderColor: vars.color.success.solid,
      color: vars.color.success.fg,
    },
  },
});
