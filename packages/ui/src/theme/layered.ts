import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type Rule = Omit<StyleRule, '@layer'>;

/** Heard, not seen, where a style has to decide it; else VisuallyHidden does. */
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

/** From a Container's edge to what it holds, for what shall stand at that edge again. */
export const gutter = 'var(--pa-gutter, 0px)';

/** Wraps a rule for the components layer, for `globalStyle()`. In `.css.ts` files only. */
export const inComponents = (rule: Rule): StyleRule => ({
  '@layer': { [layers.components]: rule },
});

/** A component's own class. */
export const componentStyle = (rule: Rule) => style(inComponents(rule));

/** One class for each key: of its rule, or of what `rule` makes of its value, e.g. of a token. */
export const componentVariants = <K extends string, V = Rule>(
  values: Record<K, V>,
  rule: (value: V) => Rule = (value) => value as Rule,
) => styleVariants(values, (value) => inComponents(rule(value)));

/** Wraps a rule for the layouts layer, for `globalStyle()`. In `.css.ts` files only. */
export const inLayouts = (rule: Rule): StyleRule => ({ '@layer': { [layers.layouts]: rule } });

/** A page's arrangement of components. Wins over componentStyle. */
export const layoutStyle = (rule: Rule) => style(inLayouts(rule));

/**
 * Where the page asks for it (`data-lazy-layout` on its root), what is out of sight is laid out as it
 * comes near.
 *
 * @param usualHeight until it has been laid out once
 * @param outside how far it draws beyond its own box
 */
export const laidOutLate = (usualHeight: string, outside: string): StyleRule['selectors'] => ({
  ':root[data-lazy-layout] &': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${usualHeight}`,
    overflowClipMargin: outside,
  },
});
