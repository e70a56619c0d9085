import { vars } from '@parinda/ui/theme';
import { style } from '@vanilla-extract/css';

export const browser = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { '(min-width: 769px)': { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
});

export const panel = style({ alignSelf: 'start' });

export const results = style({ display: 'grid', gap: vars.space.lg, alignContent: 'start' });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
