import { vars } from '@parinda/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: vars.space.x3, paddingBottom: vars.space.x3 });

export const banner = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.lg,
  overflow: 'hidden',
  '@media': { '(min-width: 769px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const bannerWords = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.md,
  paddingBlock: vars.space.lg,
});

export const split = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.xl,
  '@media': { '(min-width: 769px)': { gridTemplateColumns: '1fr 1fr' } },
});

export const clientMark = style({
  width: '100%',
  height: 'auto',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.md,
});
