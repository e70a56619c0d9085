import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { canHover, forcedColors, reducedMotion } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { componentStyle, inComponents } from '../../theme/layered.ts';

const whole: StyleRule = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  borderRadius: vars.radius.lg,
};

export const card = {
  withImage: componentStyle(whole),
  plain: componentStyle({
    ...whole,
    padding: vars.space.lg,
    backgroundColor: vars.color.bg.surface,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    transition: `box-shadow ${vars.duration.base} ${vars.easing.standard}`,
    '@media': {
      [canHover]: {
        selectors: {
          '&:has(a:hover)': {
            boxShadow: `inset 0 0 0 1px ${vars.color.accent.border}, ${vars.shadow.high}`,
          },
        },
      },
      // Forced colours remove shadows.
      [forcedColors]: { border: '1px solid' },
    },
  }),
};

export const picture = componentStyle({ borderRadius: vars.radius.lg, overflow: 'hidden' });

globalStyle(
  `${picture} img`,
  inComponents({
    transition: `transform ${vars.duration.slow} ${vars.easing.standard}`,
  }),
);
globalStyle(
  `${card.withImage}:has(a:hover) ${picture} img`,
  inComponents({
    '@media': {
      [canHover]: { transform: 'scale(1.04)' },
      [reducedMotion]: { transform: 'none' },
    },
  }),
);

const words: StyleRule = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  flexGrow: 1,
};

/** Less overlap with a small picture. */
const intoPicture = 'max(-3.25rem, -14%)';

/** The text has a background that overlaps the picture: no text on pictures. */
export const plate = {
  plain: componentStyle(words),
  onImage: componentStyle({
    ...words,
    position: 'relative',
    inlineSize: 'fit-content',
    minInlineSize: '55%',
    maxInlineSize: '92%',
    marginBlockStart: intoPicture,
    paddingBlockStart: vars.space.md,
    paddingInlineEnd: vars.space.lg,
    borderStartEndRadius: vars.radius.lg,
    backgroundColor: vars.color.bg.page,
  }),
};

export const title = componentStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.h4,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const text = componentStyle({ color: vars.color.fg.muted });

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.control,
  marginBlockStart: 'auto',
  color: vars.color.fg.link,
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

export const arrow = componentStyle({
  inlineSize: '1.25rem',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  transition: `transform ${vars.duration.base} ${vars.easing.standard}`,
  '@media': {
    [canHover]: {
      selectors: { [`${link}:hover > &`]: { transform: `translateX(${vars.space.xxs})` } },
    },
  },
});
