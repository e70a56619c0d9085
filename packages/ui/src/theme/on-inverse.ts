import { vars } from './contract.css.ts';

/** Style of a dark band in either theme: light text, links and focus ring. */
export const onInverse = {
  backgroundColor: vars.color.bg.inverse,
  color: vars.color.fg.inverse,
  vars: {
    [vars.color.border.focus]: vars.color.fg.inverse,
    [vars.color.fg.link]: vars.color.fg.inverse,
  },
};
