import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

/** Between header and page while there is no connection. */
export const place = layoutStyle({ marginBlockStart: vars.space.md });
