import { vars } from './contract.css.ts';

/** Style fragment of a dark band on either theme: its text, and a focus ring that shows on it. */
export const onInverse = {
  backgroundColor: vars.color.bg.inverse,
  color: vars.color.fg.inverse,
  vars: { [vars.color.border.focus]: vars.color.fg.inverse },
};
