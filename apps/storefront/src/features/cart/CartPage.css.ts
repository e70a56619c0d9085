import { withAside } from '../../shared/columns.ts';

export const columns = withAside('22rem');
