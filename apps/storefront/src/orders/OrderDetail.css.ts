import { vars } from '@parinda/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.lg,
  '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) 24rem' } },
});

export const items = style({ display: 'grid', gap: vars.space.md });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  gap: vars.space.md,
  paddingBottom: vars.space.md,
  borderBottom: `1px solid ${vars.color.border.subtle}`,
});
