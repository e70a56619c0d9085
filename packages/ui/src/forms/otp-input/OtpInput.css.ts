import { keyframes } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { componentStyle } from '../../theme/layered.ts';

const { color } = vars;

export const boxes = componentStyle({ position: 'relative', width: 'fit-content' });

/** The only real input, transparent above the boxes. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  border: 0,
  padding: 0,
  // iPhones zoom into inputs with less than 16 px.
  fontSize: vars.text.md,
  cursor: 'text',
});

/** The boxes shrink with large text in a small window. */
export const row = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 3rem)',
  gap: `min(${vars.space.xs}, 2vw)`,
});

export const box = componentStyle({
  display: 'grid',
  placeItems: 'center',
  height: '3.5rem',
  backgroundColor: color.bg.surface,
  border: `1px solid ${color.border.field}`,
  borderRadius: vars.radius.md,
  fontSize: vars.text.h4,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    'input[data-invalid] + div > &': { borderColor: color.danger.solid },
    'input[data-disabled] + div > &': { backgroundColor: color.bg.muted, color: color.fg.muted },
    'input:focus + div > &[data-active]': focusRing,
  },
});

const blink = keyframes({ '50%': { opacity: 0 } });

export const caret = componentStyle({
  width: vars.line.firm,
  height: '1.5rem',
  backgroundColor: color.fg.default,
  visibility: 'hidden',
  animation: `${blink} ${vars.loop.blink} step-end infinite`,
  selectors: { 'input:focus + div &': { visibility: 'visible' } },
  '@media': { [forcedColors]: { backgroundColor: 'CanvasText' } },
});
