import { underFinger } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layered.ts';

export const link = componentStyle({
  color: 'inherit',
  cursor: 'pointer',
  borderRadius: vars.radius.sm,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  textDecorationColor: 'color-mix(in srgb, currentcolor 45%, transparent)',
  transition: `text-decoration-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&[data-pressed]': { textDecorationColor: 'currentcolor' },
    '&[data-hovered]': {
      textDecorationColor: 'currentcolor',
      textDecorationThickness: vars.line.firm,
    },
  },
});

export const tone = componentVariants(
  {
    default: vars.color.fg.link,
    muted: vars.color.fg.muted,
    inverse: vars.color.fg.inverse,
  },
  (color) => ({ color }),
);

/** Outside sentences (menus, footers): underlined on hover only, 24 px high, 44 px on touch. */
export const standalone = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '1.5rem',
  minWidth: '1.5rem',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  textDecorationColor: 'transparent',
  selectors: {
    '&[aria-current]:not([aria-current="false"])': {
      color: vars.color.accent.fg,
      fontWeight: vars.weight.medium,
    },
  },
  '@media': { [underFinger]: { minHeight: vars.size.control, minWidth: vars.size.control } },
});
