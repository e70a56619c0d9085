import { createGlobalThemeContract } from '@vanilla-extract/css';
import { light } from './palette.ts';
import { scale } from './scale.ts';

/**
 * The names that components may use. Every one is a CSS custom property `--pa-…`; what it is worth
 * in light, dark and forced colours is decided in themes.css.ts.
 */
export const vars = createGlobalThemeContract(
  { color: light, ...scale },
  (_value, path) => `pa-${path.join('-')}`,
);
