import { breakpoints, vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';
import { withAside } from '../../shared/columns.ts';

export const columns = withAside('24rem', vars.space.lg);

export const items = layoutStyle({ display: 'grid', gap: vars.space.md });

/** It leaves the room to larger words. */
const picture = '72px';

export const item = layoutStyle({
  display: 'grid',
  // On a phone the sum goes below the words.
  gridTemplateColumns: `${picture} minmax(0, 1fr)`,
  gap: `${vars.space.xs} ${vars.space.md}`,
  paddingBottom: vars.space.md,
  borderBottom: `1px solid ${vars.color.border.subtle}`,
  '@media': { [breakpoints[600]]: { gridTemplateColumns: `${picture} minmax(0, 1fr) auto` } },
});

export const itemTotal = layoutStyle({
  gridColumnEnd: -1,
  textAlign: 'end',
});

/** One long word, without a blank to break at. */
export const number = layoutStyle({ overflowWrap: 'anywhere' });
