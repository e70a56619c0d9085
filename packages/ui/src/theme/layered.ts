import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type Rule = Omit<StyleRule, '@layer'>;

/** Wraps a rule for the components layer, e.g. inside `recipe()`. In `.css.ts` files only. */
export const inComponents = (rule: Rule): StyleRule => ({
  '@layer': { [layers.components]: rule },
});

/** A component's own class. */
export const componentStyle = (rule: Rule) => style(inComponents(rule));

/** One class for each key, e.g. of a group of tokens. */
export const componentVariants = <K extends string, V>(
  values: Record<K, V>,
  rule: (value: V) => Rule,
) => styleVariants(values, (value) => inComponents(rule(value)));

/** A page's arrangement of components. Wins over componentStyle. */
export const layoutStyle = (rule: Rule) => style({ '@layer': { [layers.layouts]: rule } });
