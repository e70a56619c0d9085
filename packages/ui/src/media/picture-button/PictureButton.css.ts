import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

const { duration, easing } = vars;

export const button = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  width: '100%',
  borderRadius: vars.radius.lg,
  color: vars.color.fg.default,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
});

export const picture = componentStyle({
  display: 'block',
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  transition: `scale ${duration.fast} ${easing.standard}, box-shadow ${duration.fast} ${easing.standard}`,
  selectors: {
    [`${button}[data-pressed] > &`]: { scale: '0.98' },
    [`${button}[data-hovered] > &`]: { boxShadow: vars.shadow.high },
  },
});

export const title = componentStyle({
  fontWeight: vars.weight.medium,
  lineHeight: 1.35,
  paddingInline: vars.space.xxs,
  overflowWrap: 'anywhere',
  selectors: {
    [`${button}[data-hovered] > &`]: { color: vars.color.accent.fg, textDecoration: 'underline' },
  },
});
