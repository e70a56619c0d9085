import { breakpoints } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';
import { staysInSight, withAside } from '../../shared/columns.ts';

export const columns = withAside('22rem');

export const summary = layoutStyle({ '@media': { [breakpoints[1024]]: staysInSight } });
