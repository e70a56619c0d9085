import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

const wide = '(min-width: 769px)';

export const part = layoutStyle({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.xl,
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr', gap: vars.space.x3 } },
});

export const picture = layoutStyle({ borderRadius: vars.radius.lg });

export const pictureAfter = layoutStyle({
  borderRadius: vars.radius.lg,
  '@media': { [wide]: { order: 1 } },
});
