import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layered.ts';
import { layers } from '../theme/layers.css.ts';

const beat = keyframes({ '40%': { transform: 'scale(1.25)' } });

export const heart = {
  empty: componentStyle({ display: 'inline-flex' }),
  full: componentStyle({
    display: 'inline-flex',
    color: vars.color.danger.solid,
    animation: `${beat} ${vars.duration.slow} ${vars.easing.standard}`,
  }),
};

globalStyle(`${heart.full} > svg`, {
  '@layer': { [layers.components]: { fill: 'currentcolor' } },
});
