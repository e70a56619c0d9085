import { vars } from './contract.css.ts';

/** Style fragment of a dark band on either theme: text, links and focus ring that show on it. */
export const onInverse = {
  backgroundColor: vars.color.bg.inverse,
  color: vars.color.fg.inverse,
  vars: {
    [vars.color.border.focus]: vars.color.fg.inverse,
    [vars.color.fg.link]: vars.color.fg.inverse,
  },
};
