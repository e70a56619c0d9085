import { onPaper } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

export const notOnPaper = layoutStyle({ '@media': { [onPaper]: { display: 'none' } } });

/** Begins on a new page rather than continue on it. */
export const wholeOnPaper = layoutStyle({ '@media': { [onPaper]: { breakInside: 'avoid' } } });
