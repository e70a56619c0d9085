import { vars } from './contract.css.ts';

/** Style fragment of what shows the ring of something inside it, as reset.css draws it elsewhere. */
export const focusRing = {
  outline: `${vars.line.firm} solid ${vars.color.border.focus}`,
  outlineOffset: vars.line.firm,
};

/** Within the edge, where what surrounds it would cut the ring off. */
export const ringWithin = { outlineOffset: `calc(-1 * ${vars.line.firm})` };
