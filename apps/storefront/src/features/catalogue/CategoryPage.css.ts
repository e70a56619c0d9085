import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

/** A line of text has 70 characters at most. */
export const head = layoutStyle({ display: 'grid', gap: vars.space.sm, maxInlineSize: '70ch' });
