import type { StyleRule } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { componentStyle } from '../../theme/layered.ts';

const box: StyleRule = {
  padding: vars.space.lg,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.bg.surface,
};

export const card = componentStyle({
  ...box,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  blockSize: '100%',
  border: `1px solid ${vars.color.border.subtle}`,
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginBlockStart: 'auto',
});

export const address = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  color: vars.color.fg.muted,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});

export const name = componentStyle({
  color: vars.color.fg.default,
  fontWeight: vars.weight.bold,
});

export const phone = componentStyle({
  marginBlockStart: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const legend = componentStyle({
  display: 'block',
  marginBlockEnd: vars.space.sm,
  fontWeight: vars.weight.bold,
});

export const options = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space.md,
});

export const option = componentStyle({
  ...box,
  position: 'relative',
  display: 'flex',
  gap: vars.space.sm,
  blockSize: '100%',
  border: `1px solid ${vars.color.border.field}`,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.accent.solid,
      backgroundColor: vars.color.accent.soft,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent.solid}`,
    },
    '&:has(:focus-visible)': focusRing,
  },
});

const toFirstLine = '0.125rem';

export const radio = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlockStart: toFirstLine,
  border: `${vars.line.firm} solid ${vars.color.border.field}`,
  borderRadius: vars.radius.full,
  selectors: {
    ':has(:checked) > &': { borderColor: vars.color.accent.solid },
    ':has(:checked) > &::before': { scale: '1' },
  },
  '::before': {
    content: '',
    inlineSize: '0.625rem',
    blockSize: '0.625rem',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.accent.solid,
    scale: '0',
  },
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});
