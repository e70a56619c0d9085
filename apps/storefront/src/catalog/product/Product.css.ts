import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

export const details = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': { '(min-width: 769px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  justifySelf: 'stretch',
  alignItems: 'start',
  gap: vars.space.sm,
});

export const bullets = layoutStyle({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
});
