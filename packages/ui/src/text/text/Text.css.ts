import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layered.ts';

const { xs, sm, md, lg, xl, h4 } = vars.text;
export const size = componentVariants({ xs, sm, md, lg, xl, h4 }, (fontSize) => ({ fontSize }));

const { fg, accent, danger, success, warning } = vars.color;
export const tone = componentVariants(
  {
    default: fg.default,
    muted: fg.muted,
    inverse: fg.inverse,
    accent: accent.fg,
    danger: danger.fg,
    success: success.fg,
    warning: warning.fg,
  },
  (color) => ({ color }),
);

const { regular, medium, bold } = vars.weight;
export const weight = componentVariants({ regular, medium, bold }, (fontWeight) => ({
  fontWeight,
}));

export const align = componentVariants(
  { start: 'start', center: 'center', end: 'end' } as const,
  (textAlign) => ({ textAlign }),
);

export const tabular = componentStyle({ fontVariantNumeric: 'tabular-nums' });
