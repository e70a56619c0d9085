import { globalStyle } from '@vanilla-extract/css';
import { forcedColors, noScript } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { componentStyle, inComponents } from '../../theme/layered.ts';

const { color } = vars;

export const ceiling = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
});

/** Header and track are grid items of the ceiling. */
export const slider = componentStyle({ display: 'contents' });

export const head = componentStyle({ flex: '0 0 100%' });

export const output = componentStyle({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

const thumbSize = '1.5rem';
const halfThumb = `calc(${thumbSize} / 2)`;
const line = { blockSize: vars.line.heavy, borderRadius: vars.radius.full } as const;

/** The touch target; the line inside is thin. The thumb stays inside at both ends. */
export const track = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 2.5rem',
  minInlineSize: 0,
  blockSize: vars.size.control,
  marginInline: halfThumb,
  cursor: 'pointer',
  '::before': {
    content: '',
    flex: 1,
    marginInline: `calc(-1 * ${halfThumb})`,
    backgroundColor: color.border.field,
    ...line,
  },
  // The line is a background, which forced colours remove.
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' }, [noScript]: { display: 'none' } },
});

export const fill = componentStyle({
  boxSizing: 'content-box',
  marginInlineStart: `calc(-1 * ${halfThumb})`,
  paddingInlineStart: halfThumb,
  // Opaque over the line: system colours may be translucent.
  background: `linear-gradient(${color.accent.solid}, ${color.accent.solid}) ${color.bg.surface}`,
  ...line,
  // React Aria fills the height of the track.
  maxBlockSize: vars.line.heavy,
});

export const thumb = componentStyle({
  insetBlockStart: '50%',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  backgroundColor: color.bg.surface,
  border: `${vars.line.firm} solid ${color.accent.solid}`,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.low,
  selectors: {
    '&[data-dragging]': { backgroundColor: color.accent.soft },
    '&[data-focus-visible]': focusRing,
  },
});

const toMiddle = `calc((${thumbSize} - ${vars.size.control}) / 2 - ${vars.line.firm})`;

// The input is hidden, but its box is still the touch target.
globalStyle(
  `${thumb} input`,
  inComponents({
    inlineSize: vars.size.control,
    blockSize: vars.size.control,
    translate: `${toMiddle} ${toMiddle}`,
  }),
);

export const amount = componentStyle({
  flex: '0 1 6.5rem',
  minInlineSize: 0,
  '@media': { [noScript]: { flexGrow: 1 } },
});

export const input = componentStyle({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
