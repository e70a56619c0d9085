import { over, vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

export const details = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': { [over[768]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const words = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  alignContent: 'start',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});

export const head = layoutStyle({
  display: 'flex',
  // Large text on a phone: the buttons go below the title.
  flexWrap: 'wrap',
  justifySelf: 'stretch',
  alignItems: 'start',
  gap: vars.space.sm,
});

export const title = layoutStyle({ flex: '1 1 11rem', minInlineSize: 0 });

export const bullets = layoutStyle({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
});
