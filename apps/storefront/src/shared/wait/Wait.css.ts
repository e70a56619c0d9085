import { layoutStyle } from '@parinda/ui/theme/styles';
import { keyframes } from '@vanilla-extract/css';
import { waits } from '../business.ts';

// CSS alone runs the wait: it starts at the first paint and ends without script. `visibility:
// hidden` prevents focus and reading, so nothing needs `inert`. The wait is an animation delay,
// which `prefers-reduced-motion` does not change.

const hidden = keyframes({ from: { visibility: 'hidden' } });
const shown = keyframes({ from: { visibility: 'visible' } });

const until = (name: string, ms: number) => `${name} 1ms ${ms}ms step-end backwards`;

/** Stacks loader and content at the height of the content. */
export const stack = layoutStyle({ position: 'relative', minHeight: '70vh' });

const perWait = <Style>(make: (ms: number) => Style) =>
  Object.fromEntries(Object.entries(waits).map(([name, ms]) => [name, make(ms)])) as Record<
    keyof typeof waits,
    Style
  >;

/** Visible during the wait. */
export const loader = perWait((ms) =>
  layoutStyle({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    visibility: 'hidden',
    animation: until(shown, ms),
  }),
);

/** Visible after the wait. */
export const content = perWait((ms) => layoutStyle({ animation: until(hidden, ms) }));
