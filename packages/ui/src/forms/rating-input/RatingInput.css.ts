import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { componentStyle } from '../../theme/layered.ts';

export const group = componentStyle({ display: 'block' });

export const legend = componentStyle({
  display: 'block',
  marginBlockEnd: vars.space.xxs,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
});

export const stars = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // The touch targets are larger than the stars, which start below the label.
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
});

export const choice = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': focusRing },
});

export const star = componentStyle({
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  fill: 'transparent',
  stroke: vars.color.rating,
  strokeWidth: 1.2,
  pointerEvents: 'none',
  transition: `transform ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '[data-filled] > &': { fill: vars.color.rating },
    ':has(:checked) > &': { transform: 'scale(1.12)' },
  },
});

export const words = componentStyle({
  minInlineSize: '4.5rem',
  paddingInlineStart: vars.space.xs,
  color: vars.color.fg.muted,
  fontSize: vars.text.sm,
});
