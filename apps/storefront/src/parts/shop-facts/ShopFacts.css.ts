import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

export const facts = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space.md,
  paddingBlock: vars.space.md,
  borderBlock: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.fg.muted,
  fontSize: vars.text.sm,
});

export const name = layoutStyle({
  color: vars.color.fg.default,
  fontWeight: vars.weight.semibold,
});
