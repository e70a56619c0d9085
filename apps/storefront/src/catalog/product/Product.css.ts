import { vars } from '@parinda/ui/theme';
import { style } from '@vanilla-extract/css';

export const details = style({
  display: 'grid',
  gap: vars.space.xl,
  paddingTop: vars.space.lg,
  '@media': { '(min-width: 769px)': { gridTemplateColumns: '1fr 1fr' } },
});

export const words = style({ display: 'grid', gap: vars.space.md, alignContent: 'start' });

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const bullets = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
});
