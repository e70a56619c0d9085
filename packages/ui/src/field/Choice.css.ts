import { clsx } from 'clsx';
import { forcedColors, underFinger } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focus-ring.ts';
import { componentStyle } from '../theme/layered.ts';

const { color } = vars;

/** The hidden native input is positioned here. */
export const field = componentStyle({ position: 'relative' });

/** The whole row is the target: 44 px on touch, less with a mouse. */
export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: '2.25rem',
  cursor: 'pointer',
  '@media': { [underFinger]: { minHeight: vars.size.control } },
});

export const text = componentStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const count = componentStyle({
  color: color.fg.muted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

/** `:has(:checked)` works before hydration and without script, unlike data-selected. */
const selected = `${row}:has(:checked) > &`;

const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1.375rem',
  height: '1.375rem',
  backgroundColor: color.bg.surface,
  border: `${vars.line.fine} solid ${color.border.field}`,
  transition: `background-color ${vars.duration.instant} ${vars.easing.standard}`,
  selectors: {
    [selected]: { backgroundColor: color.accent.solid, borderColor: color.accent.solid },
    [`${row}[data-disabled] > &`]: {
      backgroundColor: color.bg.muted,
      borderColor: color.border.subtle,
    },
    [`${row}:has(:focus-visible) > &`]: focusRing,
  },
  '::before': {
    content: '',
    backgroundColor: color.accent.onSolid,
    scale: '0',
    transition: `scale ${vars.duration.instant} ${vars.easing.enter}`,
  },
  // In forced colours the tokens are system colours already.
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});

const markSelectors = { [`${row}:has(:checked) > &::before`]: { scale: '1' } };

export const checkbox = clsx(
  mark,
  componentStyle({
    borderRadius: vars.radius.sm,
    selectors: markSelectors,
    '::before': {
      width: '0.8125rem',
      height: '0.8125rem',
      clipPath: 'polygon(14% 48%, 0 63%, 40% 100%, 100% 22%, 85% 9%, 38% 71%)',
    },
  }),
);

export const radio = clsx(
  mark,
  componentStyle({
    borderRadius: vars.radius.full,
    selectors: markSelectors,
    '::before': { width: '0.5rem', height: '0.5rem', borderRadius: vars.radius.full },
  }),
);
