import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';
import { withAside } from '../../shared/columns.ts';

export const columns = withAside('24rem', vars.space.lg);

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
