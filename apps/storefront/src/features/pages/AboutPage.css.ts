import { over, vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

export const part = layoutStyle({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.xl,
  '@media': { [over[768]]: { gridTemplateColumns: '1fr 1fr', gap: vars.space.x3 } },
});

export const picture = layoutStyle({ borderRadius: vars.radius.lg });

export const pictureAfter = layoutStyle({
  borderRadius: vars.radius.lg,
  '@media': { [over[768]]: { order: 1 } },
});
