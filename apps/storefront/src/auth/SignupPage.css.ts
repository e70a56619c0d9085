import { vars } from '@parinda/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ paddingBlock: vars.space.xl });

export const face = style({
  display: 'grid',
  gap: vars.space.lg,
  padding: vars.space.xl,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.subtle}`,
  boxShadow: vars.shadow.mid,
  '@media': { '(max-width: 480px)': { padding: vars.space.md } },
});

export const form = style({ display: 'grid', gap: vars.space.md });
