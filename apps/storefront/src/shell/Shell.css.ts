import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

export const main = layoutStyle({
  minHeight: '60vh',
  paddingBlock: `${vars.space.lg} ${vars.space.x3}`,
  // The skip link and navigations focus it; an outline around the whole page helps nobody.
  outline: 'none',
  // Stacked combining characters in a review cannot be wrapped.
  overflowX: 'clip',
});

export const withoutScript = layoutStyle({
  padding: `${vars.space.sm} ${vars.space.md}`,
  textAlign: 'center',
  backgroundColor: vars.color.accent.soft,
});
