import { keyframes } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layered.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = componentStyle({
  display: 'block',
  maxWidth: '100%',
  backgroundColor: `color-mix(in srgb, ${vars.color.border.subtle} 70%, ${vars.color.bg.muted})`,
  animation: `${breathe} ${vars.loop.breathe} ${vars.easing.standard} infinite`,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

export const radius = componentVariants(vars.radius, (borderRadius) => ({ borderRadius }));
