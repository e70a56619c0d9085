import { forcedColors, noScript } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

const { color } = vars;

export const ceiling = componentStyle({ display: 'grid', gap: vars.space.xs });

export const output = componentStyle({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.lg,
});

const line = {
  height: vars.line.heavy,
  borderRadius: vars.radius.full,
  // Filled up to the thumb; PriceCeiling.tsx says how far.
  background: `linear-gradient(to right, ${color.accent.solid} var(--pa-filled), ${color.border.field} var(--pa-filled))`,
} as const;

const thumbSize = '1.5rem';

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: thumbSize,
  height: thumbSize,
  backgroundColor: color.bg.surface,
  border: `${vars.line.firm} solid ${color.accent.solid}`,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.low,
} as const;

/** As high as a finger; the line inside is thin. */
export const slider = componentStyle({
  appearance: 'none',
  flex: '1 1 4rem',
  minWidth: 0,
  height: vars.size.control,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  borderRadius: vars.radius.sm,
  selectors: {
    '&::-webkit-slider-runnable-track': line,
    '&::-webkit-slider-thumb': {
      ...thumb,
      marginBlockStart: `calc((${vars.line.heavy} - ${thumbSize}) / 2)`,
    },
    '&::-moz-range-track': line,
    '&::-moz-range-thumb': thumb,
    '&:active::-webkit-slider-thumb': { backgroundColor: color.accent.soft },
  },
  // Keeps the line, which is a gradient; its colours are the system's own there.
  // Without script it cannot tell the amount, which is typed then.
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' }, [noScript]: { display: 'none' } },
});

export const amount = componentStyle({
  flex: '0 1 6.5rem',
  '@media': { [noScript]: { flexGrow: 1 } },
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
