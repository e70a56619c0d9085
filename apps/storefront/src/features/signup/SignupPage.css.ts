import { upTo, vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

export const page = layoutStyle({ paddingBlock: vars.space.xl });

export const face = layoutStyle({
  display: 'grid',
  gap: vars.space.lg,
  padding: vars.space.xl,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.subtle}`,
  boxShadow: vars.shadow.mid,
  '@media': { [upTo[600]]: { padding: vars.space.md } },
});

export const form = layoutStyle({ display: 'grid', gap: vars.space.md });
