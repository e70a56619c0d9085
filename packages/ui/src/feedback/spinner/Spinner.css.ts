import { keyframes } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layered.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = componentStyle({
  display: 'inline-grid',
  color: vars.color.accent.solid,
});

/** Three quarters of a ring. It does not turn with reduced motion. */
export const ring = componentStyle({
  borderRadius: vars.radius.full,
  borderStyle: 'solid',
  borderColor: `color-mix(in srgb, currentcolor 22%, transparent)`,
  borderBlockStartColor: 'currentcolor',
  animation: `${turn} ${vars.loop.turn} linear infinite`,
  '@media': {
    [forcedColors]: { borderColor: 'CanvasText', borderBlockStartColor: 'Highlight' },
  },
});

export const size = componentVariants(
  {
    sm: ['1.25rem', vars.line.firm],
    md: ['2rem', vars.line.bold],
    lg: ['3rem', vars.line.heavy],
  } as const,
  ([length, borderWidth]) => ({ width: length, height: length, borderWidth }),
);

const centred = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.md,
  color: vars.color.fg.muted,
  fontSize: vars.text.sm,
} as const;

export const page = componentStyle({ ...centred, minHeight: '70vh' });

const outOfFocus = 'blur(2px)';

export const overlay = componentStyle({
  ...centred,
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.modal,
  color: vars.color.fg.default,
  backgroundColor: `color-mix(in srgb, ${vars.color.bg.page} 82%, transparent)`,
  backdropFilter: outOfFocus,
});

/** Below the sticky header; clicks go through. */
export const passing = componentStyle({ zIndex: vars.z.dropdown, pointerEvents: 'none' });
