import { vars } from '@parinda/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.xl,
  '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) 26rem' } },
});

export const items = style({ display: 'grid', gap: vars.space.sm });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.sm,
});
