import { canHover, forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { componentStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const card = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  borderRadius: vars.radius.lg,
  backgroundColor: color.bg.surface,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  transition: `box-shadow ${vars.duration.base} ${vars.easing.standard}`,
  '@media': {
    [canHover]: {
      selectors: {
        '&:has(a:hover)': {
          boxShadow: `inset 0 0 0 1px ${color.accent.border}, ${vars.shadow.high}`,
        },
      },
    },
    // Forced colours remove shadows.
    [forcedColors]: { border: '1px solid' },
  },
});

export const picture = componentStyle({
  overflow: 'hidden',
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space.xs,
  padding: space.md,
});

export const title = componentStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.bold,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

export const date = componentStyle({ color: color.fg.muted, fontSize: vars.text.sm });

export const text = componentStyle({ fontSize: vars.text.sm, overflowWrap: 'anywhere' });

/** Covers the whole card. */
export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  minBlockSize: vars.size.control,
  marginBlockStart: 'auto',
  color: color.fg.link,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
  selectors: {
    '&:focus-visible::after': focusRing,
  },
  '@media': {
    [canHover]: {
      selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
    },
  },
});
