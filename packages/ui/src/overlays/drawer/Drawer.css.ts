import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layered.ts';

const { color, duration, easing } = vars;

const fade = keyframes({ from: { opacity: 0 } });
const fromLeft = keyframes({ from: { translate: '-100% 0' } });
const fromRight = keyframes({ from: { translate: '100% 0' } });

/** Leaves a strip of the page visible at every text size. */
const beside = '48px';

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.modal,
  backgroundColor: color.overlay,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${duration.base} ${easing.enter}` },
    '&[data-exiting]': { animation: `${fade} ${duration.base} ${easing.exit} reverse forwards` },
  },
});

const sliding = (from: string) => ({
  '[data-entering] > &': { animation: `${from} ${duration.slow} ${easing.enter}` },
  '[data-exiting] > &': { animation: `${from} ${duration.base} ${easing.exit} reverse forwards` },
});

export const panel = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  width: `min(22rem, calc(100% - ${beside}))`,
  backgroundColor: color.bg.surface,
  color: color.fg.default,
  boxShadow: vars.shadow.high,
});

export const side = componentVariants({
  left: {
    left: 0,
    borderInlineEnd: `1px solid ${color.border.subtle}`,
    selectors: sliding(fromLeft),
  },
  right: {
    right: 0,
    borderInlineStart: `1px solid ${color.border.subtle}`,
    selectors: sliding(fromRight),
  },
});
