import { globalStyle } from '@vanilla-extract/css';
import { canHover, containers, forcedColors, reducedMotion } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { componentStyle, inComponents, inLayouts } from '../../theme/layered.ts';

/** Less padding, and at most two lines of description. */
const { narrow } = containers.card;

export const card = componentStyle({
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.bg.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
  transition: `box-shadow ${vars.duration.base} ${vars.easing.standard}`,
  '@media': {
    [canHover]: {
      selectors: {
        '&:has(:is(a, button):hover)': {
          boxShadow: `inset 0 0 0 1px ${vars.color.accent.border}, ${vars.shadow.high}`,
        },
      },
    },
    // Forced colours remove shadows.
    [forcedColors]: { border: '1px solid' },
  },
});

export const picture = componentStyle({
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
});

globalStyle(
  `${picture} img`,
  inComponents({
    transition: `transform ${vars.duration.slow} ${vars.easing.standard}`,
  }),
);

globalStyle(
  `${card}:has(:is(a, button):hover) ${picture} img`,
  inComponents({
    '@media': {
      [canHover]: { transform: 'scale(1.04)' },
      [reducedMotion]: { transform: 'none' },
    },
  }),
);

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  flexGrow: 1,
  minInlineSize: 0,
  padding: vars.space.md,
  '@container': { [narrow]: { padding: vars.space.sm } },
});

export const title = componentStyle({
  maxInlineSize: '100%',
  fontFamily: vars.font.display,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.bold,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { fontSize: vars.text.md } },
});

export const link = componentStyle({
  color: vars.color.fg.default,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
  selectors: {
    '&:focus-visible::after': focusRing,
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover': {
          color: vars.color.accent.fg,
          textDecoration: 'underline',
          textDecorationThickness: '1px',
          textUnderlineOffset: '0.2em',
        },
      },
    },
  },
});

export const description = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.fg.muted,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});

export const price = componentStyle({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xxs,
});

// Above the stretched link.
export const actions = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  inlineSize: '100%',
  paddingBlockStart: vars.space.xxs,
});

export const more = componentStyle({ inlineSize: '100%' });

// Above the stretched link.
export const corner = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'flex-end',
  gap: vars.space.xs,
  padding: vars.space.xs,
});

// The primary button takes the remaining width.
globalStyle(
  `${actions} > :is(a, button)`,
  inLayouts({ flexGrow: 1, paddingInline: vars.space.sm }),
);
globalStyle(`${actions} > a`, inLayouts({ flexGrow: 3 }));
