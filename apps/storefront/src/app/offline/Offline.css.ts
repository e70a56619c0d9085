import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

/** Between the header and the page, for as long as there is no connection. */
export const place = layoutStyle({ marginBlockStart: vars.space.md });
