import { layoutStyle } from '@parinda/ui/theme/styles';
import { keyframes } from '@vanilla-extract/css';
import { waits } from '../business.ts';

// A wait as a style alone: it counts from the first paint and ends without a script. What is
// invisible takes no focus and is not read, so nothing has to be inert. It is an animation's delay,
// which stays as it is for readers who prefer less motion.

const hidden = keyframes({ from: { visibility: 'hidden' } });
const shown = keyframes({ from: { visibility: 'visible' } });

const until = (name: string, ms: number) => `${name} 1ms ${ms}ms step-end backwards`;

/** Loader and content in one place, as high as the content will be. */
export const stack = layoutStyle({ position: 'relative', minHeight: '70vh' });

const perWait = <Style>(make: (ms: number) => Style) =>
  Object.fromEntries(Object.entries(waits).map(([name, ms]) => [name, make(ms)])) as Record<
    keyof typeof waits,
    Style
  >;

/** Seen until the wait is over. */
export const loader = perWait((ms) =>
  layoutStyle({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    visibility: 'hidden',
    animation: until(shown, ms),
  }),
);

/** Seen once the wait is over. */
export const content = perWait((ms) => layoutStyle({ animation: until(hidden, ms) }));
