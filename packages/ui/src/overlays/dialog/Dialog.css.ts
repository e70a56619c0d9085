import { keyframes } from '@vanilla-extract/css';
import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layered.ts';

const { color, duration, easing } = vars;

/** In px: with large text the content needs the space. */
const inset = `min(${vars.space.lg}, 24px)`;

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.md}` } });

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.modal,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  backgroundColor: color.overlay,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${duration.base} ${easing.enter}` },
    '&[data-exiting]': { animation: `${fade} ${duration.fast} ${easing.exit} reverse forwards` },
  },
  '@media': {
    [breakpoints[600]]: { alignItems: 'center', padding: vars.space.lg },
  },
});

/** On phones it is at the bottom, within reach of the thumb. */
export const modal = componentStyle({
  display: 'flex',
  width: '100%',
  maxHeight: '92dvh',
  backgroundColor: color.bg.surface,
  color: color.fg.default,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
  selectors: {
    '[data-entering] > &': { animation: `${rise} ${duration.slow} ${easing.enter}` },
  },
  '@media': {
    [breakpoints[600]]: { borderRadius: vars.radius.lg, maxHeight: 'calc(100dvh - 3rem)' },
  },
});

export const size = componentVariants({
  md: { '@media': { [breakpoints[600]]: { maxWidth: '32rem' } } },
  lg: { '@media': { [breakpoints[600]]: { maxWidth: '56rem' } } },
  full: {
    position: 'absolute',
    inset: 0,
    maxHeight: 'none',
    border: 0,
    borderRadius: 0,
    '@media': { [breakpoints[600]]: { borderRadius: 0, maxHeight: 'none' } },
  },
});

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  // The whole dialog scrolls if title and buttons fill a small window; otherwise only the body.
  overflowY: 'auto',
  outline: 'none',
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.md,
  padding: `${vars.space.md} ${vars.space.sm} ${vars.space.xs} ${inset}`,
});

const besideButton = '0.6rem';

export const title = componentStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.display,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  paddingBlock: besideButton,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const body = componentStyle({
  flex: 1,
  minHeight: '3rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space.xxs} ${inset} ${inset}`,
});

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  padding: `${vars.space.md} ${inset}`,
  paddingBlockEnd: `max(${vars.space.md}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
