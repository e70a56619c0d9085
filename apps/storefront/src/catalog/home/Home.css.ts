import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

export const page = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
});

export const banner = layoutStyle({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.lg,
  overflow: 'hidden',
  '@media': { '(min-width: 769px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const bannerWords = layoutStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.md,
  paddingBlock: vars.space.lg,
});

export const split = layoutStyle({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.xl,
  '@media': { '(min-width: 769px)': { gridTemplateColumns: '1fr 1fr' } },
});

export const clientMark = layoutStyle({
  width: '100%',
  height: 'auto',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.md,
});
