import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

export const columns = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.lg,
  '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) min(24rem, 44%)' } },
});

export const items = layoutStyle({ display: 'grid', gap: vars.space.md });

export const item = layoutStyle({
  display: 'flex',
  // Large text on a phone: the sum goes below the words.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.md,
  paddingBottom: vars.space.md,
  borderBottom: `1px solid ${vars.color.border.subtle}`,
});

export const itemPicture = layoutStyle({ flex: '0 0 72px' });

export const itemWords = layoutStyle({ flex: '1 1 6rem', minWidth: 0 });
