import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

export const columns = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xl,
  '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) min(26rem, 44%)' } },
});

export const items = layoutStyle({ display: 'grid', gap: vars.space.sm });

export const item = layoutStyle({
  display: 'flex',
  // Large text on a phone: the sum goes below the words.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space.sm,
});

export const itemPicture = layoutStyle({ flex: '0 0 56px' });

export const itemWords = layoutStyle({ flex: '1 1 6rem', minWidth: 0 });
