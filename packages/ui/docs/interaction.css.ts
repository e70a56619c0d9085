import { style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.lg,
  margin: 0,
});
export const state = style({ minWidth: 0 });
export const name = style({
  marginBlockEnd: vars.space.xs,
  color: vars.color.fg.muted,
  fontFamily: vars.font.text,
  fontSize: vars.text.sm,
});
export const example = style({ margin: 0 });
