import { keyframes } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';
import { onInverse } from '../../theme/on-inverse.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = componentStyle({
  ...onInverse,
  maxInlineSize: 'min(18rem, 100vw - 1.5rem)',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.sm,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.duration.fast} ${vars.easing.enter}` },
  },
  '@media': { [forcedColors]: { border: '1px solid' } },
});
