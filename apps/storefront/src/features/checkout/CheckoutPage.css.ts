import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';
import { withAside } from '../../shared/columns.ts';

export const columns = withAside('26rem');

export const items = layoutStyle({ display: 'grid', gap: vars.space.sm });

export const item = layoutStyle({
  display: 'flex',
  // Large text on a phone: the sum goes below the words.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space.sm,
});

export const itemPicture = layoutStyle({ flex: '0 0 3.5rem' });

export const itemWords = layoutStyle({ flex: '1 1 6rem', minWidth: 0 });
