import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layered.ts';

const { accent, success, warning, danger, info, bg, fg, border } = vars.color;

const lineHeight = '1.5rem';
const aroundText = '0.1875rem';
const besideText = '0.625rem';

export const badge = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minHeight: lineHeight,
  paddingBlock: aroundText,
  paddingInline: besideText,
  border: '1px solid transparent',
  // A pill of one line. With several lines the text still stays clear of the corners.
  borderRadius: `calc(${lineHeight} / 2)`,
  overflowWrap: 'anywhere',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.3,
  letterSpacing: '0.01em',
});

export const tone = componentVariants(
  {
    neutral: { soft: bg.muted, fg: fg.default, border: border.subtle },
    accent,
    success,
    warning,
    danger,
    info,
  },
  (color) => ({
    backgroundColor: color.soft,
    color: color.fg,
    borderColor: `color-mix(in srgb, ${color.border} 45%, transparent)`,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
