import { vars } from '@parinda/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.xl,
  '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});
