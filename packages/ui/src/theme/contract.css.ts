import { createGlobalThemeContract } from '@vanilla-extract/css';
import { light } from './palette.ts';
import { scale } from './scale.ts';

/**
 * The tokens for components. Each is a custom property `--pa-…`; themes.css.ts has the values in
 * light, dark and forced colours.
 */
export const vars = createGlobalThemeContract(
  { color: light, ...scale },
  (_value, path) => `pa-${path.join('-')}`,
);
