import { breakpoints, onPaper, vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';
import { globalStyle } from '@vanilla-extract/css';
import { withAside } from '../../shared/columns.ts';

export const columns = withAside('24rem', vars.space.lg);

export const facts = layoutStyle({
  display: 'grid',
  gap: vars.space.lg,
  '@media': {
    [onPaper]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  },
});
globalStyle(`${facts} > *`, { '@media': { [onPaper]: { breakInside: 'avoid' } } });

export const items = layoutStyle({ display: 'grid', gap: vars.space.md });

/** A fixed width, so that large text gets the remaining space. */
const picture = '72px';
const pictureOnPaper = '48px';

export const item = layoutStyle({
  display: 'grid',
  // On a phone the sum wraps below the words.
  gridTemplateColumns: `${picture} minmax(0, 1fr)`,
  gap: `${vars.space.xs} ${vars.space.md}`,
  paddingBottom: vars.space.md,
  borderBottom: `1px solid ${vars.color.border.subtle}`,
  '@media': {
    [breakpoints[600]]: { gridTemplateColumns: `${picture} minmax(0, 1fr) auto` },
    [onPaper]: { gridTemplateColumns: `${pictureOnPaper} minmax(0, 1fr) auto` },
  },
});

export const itemTotal = layoutStyle({
  gridColumnEnd: -1,
  textAlign: 'end',
});

/** The order number is one long word without a space to break at. */
export const number = layoutStyle({ overflowWrap: 'anywhere' });
