import { breakpoints, vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

const belowHeader = '6rem';

/** Stays visible while a longer column scrolls. */
export const staysInSight = { position: 'sticky', insetBlockStart: belowHeader } as const;

/**
 * Lays out content with a narrower column beside it, or below it on small screens. The column
 * shrinks when the visitor's text size grows.
 *
 * @param aside width of the column at the default text size
 */
export const withAside = (aside: string, gap: string = vars.space.xl) =>
  layoutStyle({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap,
    '@media': {
      [breakpoints[1024]]: { gridTemplateColumns: `minmax(0, 1fr) min(${aside}, 44%)` },
    },
  });
