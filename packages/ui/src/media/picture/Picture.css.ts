import type { StyleRule } from '@vanilla-extract/css';
import { upTo } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

const box: StyleRule = {
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: 'inherit',
  backgroundColor: vars.color.bg.muted,
  // Gives a white picture an edge on a white page.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    pointerEvents: 'none',
  },
};

export const frame = {
  '1:1': componentStyle({ ...box, aspectRatio: '1 / 1' }),
  '16:7': componentStyle({
    ...box,
    aspectRatio: '16 / 7',
    '@media': { [upTo[600]]: { aspectRatio: '1 / 1' } },
  }),
  '4:3': componentStyle({ ...box, aspectRatio: '4 / 3' }),
  '3:2': componentStyle({ ...box, aspectRatio: '3 / 2' }),
};

const whole: StyleRule = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' };

export const image = componentStyle({ ...whole, objectFit: 'cover' });

export const placeholder = componentStyle({
  ...whole,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.fg.muted,
});

export const bird = componentStyle({
  inlineSize: 'min(40%, 6rem)',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
