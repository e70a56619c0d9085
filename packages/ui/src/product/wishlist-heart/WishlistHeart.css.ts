import { globalStyle, keyframes, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, inComponents } from '../../theme/layered.ts';

const beat = keyframes({ '40%': { transform: 'scale(1.25)' } });

const shape: StyleRule = {
  display: 'inline-flex',
  transition: `opacity ${vars.duration.fast}`,
  selectors: { '[data-pending] > &': { opacity: 0.5 } },
};

export const heart = {
  empty: componentStyle(shape),
  full: componentStyle({
    ...shape,
    color: vars.color.danger.solid,
    animation: `${beat} ${vars.duration.slow} ${vars.easing.standard}`,
  }),
};

globalStyle(`${heart.full} > svg`, inComponents({ fill: 'currentcolor' }));
