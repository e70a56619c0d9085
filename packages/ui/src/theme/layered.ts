import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type Rule = Omit<StyleRule, '@layer'>;

/** For styles that hide text visually under a condition; otherwise use VisuallyHidden. */
export const heardOnly: Rule = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
};

/** The gutter of the surrounding Container, for content that reaches its edge. */
export const gutter = 'var(--pa-gutter, 0px)';

/** Wraps a rule for the components layer, for `globalStyle()`. In `.css.ts` files only. */
export const inComponents = (rule: Rule): StyleRule => ({
  '@layer': { [layers.components]: rule },
});

/** A class of a component. */
export const componentStyle = (rule: Rule) => style(inComponents(rule));

/** One class for each key, from its rule or from `rule` of its value. */
export const componentVariants = <K extends string, V = Rule>(
  values: Record<K, V>,
  rule: (value: V) => Rule = (value) => value as Rule,
) => styleVariants(values, (value) => inComponents(rule(value)));

/** Wraps a rule for the layouts layer, for `globalStyle()`. In `.css.ts` files only. */
export const inLayouts = (rule: Rule): StyleRule => ({ '@layer': { [layers.layouts]: rule } });

/** A class that arranges components on a page. Wins over componentStyle. */
export const layoutStyle = (rule: Rule) => style(inLayouts(rule));

/**
 * Lays out content only near the window, on pages with `data-lazy-layout` on their root.
 *
 * @param usualHeight until the first layout
 * @param outside how far it draws beyond its box
 */
export const laidOutLate = (usualHeight: string, outside: string): StyleRule['selectors'] => ({
  ':root[data-lazy-layout] &': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${usualHeight}`,
    overflowClipMargin: outside,
  },
});
