import { vars } from './contract.css.ts';

/**
 * Style of a focus ring for components that draw it on another element; reset.css draws it
 * elsewhere.
 */
export const focusRing = {
  outline: `${vars.line.firm} solid ${vars.color.border.focus}`,
  outlineOffset: vars.line.firm,
};

/** Inside the edge, where a container would cut the ring off. */
export const ringWithin = { outlineOffset: `calc(-1 * ${vars.line.firm})` };
