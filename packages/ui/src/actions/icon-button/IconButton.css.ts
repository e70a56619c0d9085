import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layered.ts';

const { color, duration, easing } = vars;

/** The button of an open menu looks pressed. */
const pressed = '&[data-pressed]:not([data-pending]), &[aria-haspopup][aria-expanded="true"]';

const tinted = (backgroundColor: string) => ({
  selectors: { [`${pressed}, &[data-hovered]:not([data-pending])`]: { backgroundColor } },
});

export const iconButton = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  color: 'inherit',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${duration.fast} ${easing.standard}, scale ${duration.fast} ${easing.standard}`,
  selectors: {
    [pressed]: { scale: '0.94' },
    '&[data-disabled]': { cursor: 'default', color: color.fg.muted, opacity: 0.6 },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-disabled]': { color: 'GrayText', opacity: 1 } },
    },
  },
});

export const variant = componentVariants({
  // Mixed from the text colour, so that it also shows on a dark band.
  ghost: tinted('color-mix(in srgb, currentcolor 10%, transparent)'),
  solid: {
    backgroundColor: color.bg.surface,
    color: color.fg.default,
    borderColor: color.border.subtle,
    boxShadow: vars.shadow.low,
    ...tinted(color.bg.muted),
  },
});

export const size = componentVariants({
  md: { width: vars.size.control, height: vars.size.control },
  sm: { width: vars.size.controlSmall, height: vars.size.controlSmall },
});
