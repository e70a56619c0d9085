import { breakpoints, vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

const belowHeader = '6rem';

/** What is seen beside a longer column, all the way along it. */
export const staysInSight = { position: 'sticky', insetBlockStart: belowHeader } as const;

/**
 * A page's content with a narrower column beside it, below it on small screens. The column gives way
 * when the reader's text grows.
 *
 * @param aside how wide the column is at the usual text size
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
