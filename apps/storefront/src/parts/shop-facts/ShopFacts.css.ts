import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

export const facts = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space.md,
  justifySelf: 'stretch',
  padding: vars.space.md,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.bg.surface,
  color: vars.color.fg.muted,
  fontSize: vars.text.sm,
});

const fact = { display: 'grid', alignContent: 'start', gap: vars.space.xxs, minInlineSize: 0 };

export const short = layoutStyle(fact);

/** Spans three rows beside the three other facts. */
export const tall = layoutStyle({ ...fact, gridRow: 'span 3' });

export const name = layoutStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.fg.default,
  fontWeight: vars.weight.semibold,
});

export const estimate = layoutStyle({ paddingBlockStart: vars.space.xs });
