import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

export const main = layoutStyle({
  minHeight: '60vh',
  paddingBlock: `${vars.space.lg} ${vars.space.x3}`,
  // Focused by the skip link and after a change of page; its edge would say nothing.
  outline: 'none',
  // Letters with marks piled upon them, in somebody's review, cannot be broken.
  overflowX: 'clip',
});

export const withoutScript = layoutStyle({
  padding: `${vars.space.sm} ${vars.space.md}`,
  textAlign: 'center',
  backgroundColor: vars.color.accent.soft,
});
