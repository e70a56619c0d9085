import { createGlobalThemeContract } from '@vanilla-extract/css';

const tone = { solid: '', onSolid: '', soft: '', fg: '', border: '' };

/**
 * The names that components may use. Every one is a CSS custom property `--pa-…`; what it is worth
 * in light, dark and forced colours is decided in themes.css.ts.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      bg: { page: '', surface: '', muted: '', inverse: '' },
      fg: { default: '', muted: '', inverse: '', link: '' },
      /** `subtle` only separates; a control's edge is `field` (3:1 or more on every background). */
      border: { subtle: '', field: '', focus: '' },
      accent: tone,
      success: tone,
      warning: tone,
      danger: tone,
      info: tone,
      price: { now: '', was: '', off: '' },
      rating: '',
      overlay: '',
    },
    space: { xxs: '', xs: '', sm: '', md: '', lg: '', xl: '', xxl: '', x3: '', x4: '' },
    size: { control: '', controlSmall: '' },
    radius: { sm: '', md: '', lg: '', full: '' },
    shadow: { low: '', mid: '', high: '' },
    font: { display: '', text: '' },
    text: { xs: '', sm: '', md: '', lg: '', xl: '', xxl: '', h4: '', h3: '', h2: '', h1: '' },
    weight: { regular: '', medium: '', semibold: '', display: '', bold: '' },
    duration: { instant: '', fast: '', base: '', slow: '' },
    easing: { enter: '', exit: '', standard: '' },
    z: { dropdown: '', sticky: '', modal: '', notification: '' },
  },
  (_value, path) => `pa-${path.join('-')}`,
);
