import { breakpoints, vars } from '@parinda/ui/theme';
import { gutter, layoutStyle } from '@parinda/ui/theme/styles';

export const area = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': {
    [breakpoints[1024]]: {
      // Large text needs the full width, so the navigation moves to the top.
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      columnGap: vars.space.xl,
    },
  },
});

export const navigation = layoutStyle({
  // Stays visible while a loader hides the page.
  visibility: 'visible',
  minInlineSize: 0,
  // The row extends to the window's edges.
  marginInline: `calc(-1 * ${gutter})`,
  paddingInlineStart: `calc(${gutter} - ${vars.space.sm})`,
  '@media': {
    [breakpoints[1024]]: { flex: '0 0 13rem', marginInline: 0, paddingInlineStart: 0 },
  },
});

export const content = layoutStyle({
  minInlineSize: 0,
  '@media': { [breakpoints[1024]]: { flex: '1 1 34rem' } },
});
