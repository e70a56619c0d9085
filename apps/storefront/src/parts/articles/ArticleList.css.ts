import { breakpoints, vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

const { space } = vars;

export const posts = layoutStyle({
  display: 'grid',
  gap: space.md,
  '@media': {
    [breakpoints[600]]: { gridTemplateColumns: '1fr 1fr' },
    [breakpoints[1024]]: { gridTemplateColumns: 'none' },
  },
});

export const post = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'min(5rem, 25%) minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  alignItems: 'center',
  gap: space.sm,
});

export const thumbnail = layoutStyle({ borderRadius: vars.radius.md });
