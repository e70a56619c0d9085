import type { StyleRule } from '@vanilla-extract/css';
import { breakpoints, canHover, noScript, onPaper, upTo } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ringWithin } from '../../theme/focus-ring.ts';
import { componentStyle } from '../../theme/layered.ts';

export const bar = componentStyle({
  backgroundColor: vars.color.bg.surface,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  fontSize: vars.text.sm,
  '@media': {
    [upTo[768]]: { display: 'none' },
    [noScript]: { display: 'block' },
    [onPaper]: { display: 'none' },
  },
});

export const row = componentStyle({
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space.lg,
  maxInlineSize: vars.width.band,
  marginInline: 'auto',
  paddingInline: vars.space.lg,
  '@media': {
    [breakpoints[1024]]: { paddingInline: vars.space.xl },
    [noScript]: { flexWrap: 'wrap', rowGap: 0 },
  },
});

export const root = componentStyle({ position: 'relative' });

const tall: StyleRule = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.control,
  color: vars.color.fg.default,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
};

export const button = componentStyle({
  ...tall,
  paddingInline: vars.space.md,
  backgroundColor: vars.color.accent.soft,
  color: vars.color.accent.fg,
  selectors: { '&:focus-visible': ringWithin },
  '@media': { [noScript]: { display: 'none' } },
});

export const panel = componentStyle({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  zIndex: vars.z.dropdown,
  minInlineSize: '100%',
  inlineSize: 'max-content',
  maxInlineSize: '24rem',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [noScript]: {
      position: 'static',
      inlineSize: 'auto',
      maxInlineSize: 'none',
      selectors: { '&[hidden]': { display: 'block' } },
    },
  },
});

export const list = componentStyle({
  padding: vars.space.xs,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
  backgroundColor: vars.color.bg.surface,
  boxShadow: vars.shadow.high,
  '@media': {
    [noScript]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space.lg,
      padding: 0,
      border: 0,
      boxShadow: 'none',
    },
  },
});

const tinted = { backgroundColor: vars.color.accent.soft, color: vars.color.accent.fg };

export const category = componentStyle({
  ...tall,
  inlineSize: '100%',
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.md,
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current="page"]': tinted },
  '@media': {
    [canHover]: { selectors: { '&:hover': tinted } },
    [noScript]: { inlineSize: 'auto', paddingInline: 0 },
  },
});

export const links = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.lg,
  '@media': { [noScript]: { rowGap: 0 } },
});

export const link = componentStyle({
  ...tall,
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: vars.line.bold,
    borderRadius: `${vars.radius.sm} ${vars.radius.sm} 0 0`,
    backgroundColor: 'currentcolor',
    transform: 'scaleX(0)',
    transition: `transform ${vars.duration.base} ${vars.easing.standard}`,
  },
  selectors: {
    '&[aria-current="page"]': { color: vars.color.accent.fg },
    '&[aria-current="page"]::after': { transform: 'none' },
    '&:focus-visible': ringWithin,
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover': { color: vars.color.accent.fg },
        '&:hover::after': { transform: 'none' },
      },
    },
  },
});
