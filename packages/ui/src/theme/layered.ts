import { type StyleRule, style } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** A component's own class. Used in `.css.ts` files only: it does nothing in the browser. */
export const componentStyle = (rule: StyleRule) =>
  style({ '@layer': { [layers.components]: rule as Omit<StyleRule, '@layer'> } });

/** A page's arrangement of components. Wins over componentStyle. */
export const layoutStyle = (rule: StyleRule) =>
  style({ '@layer': { [layers.layouts]: rule as Omit<StyleRule, '@layer'> } });
