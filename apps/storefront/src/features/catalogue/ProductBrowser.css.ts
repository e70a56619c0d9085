import { over, upTo, vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

export const browser = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': { [over[768]]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
});

/** Without JavaScript the overlay cannot open, so the filters stand above the list. */
const withoutScript = '(scripting: none)';

const belowHeader = '7.5rem';

export const panel = layoutStyle({
  alignSelf: 'start',
  // Stays below the header beside a long list, and scrolls if it is taller than the window.
  position: 'sticky',
  insetBlockStart: belowHeader,
  maxBlockSize: `calc(100dvh - ${belowHeader} - ${vars.space.md})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Keeps the focus ring from being clipped.
  padding: vars.space.xs,
  margin: `calc(-1 * ${vars.space.xs})`,
  '@media': { [upTo[768]]: { display: 'none' }, [withoutScript]: { display: 'block' } },
});

export const opener = layoutStyle({
  '@media': { [over[768]]: { display: 'none' }, [withoutScript]: { display: 'none' } },
});

export const results = layoutStyle({ display: 'grid', gap: vars.space.lg, alignContent: 'start' });

export const bar = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

/** One row on a phone, two with large text. */
export const choices = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  '@media': { [upTo[768]]: { width: '100%' } },
});

export const order = layoutStyle({ flex: '1 1 10rem', minWidth: 0 });

export const filterCount = layoutStyle({
  marginInlineStart: vars.space.xs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent.soft,
  color: vars.color.accent.fg,
});
