import { vars } from '@parinda/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: space.xl,
  '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) 24rem' } },
});

export const address = style({ display: 'grid', gap: space.md, fontStyle: 'normal' });

export const way = style({ display: 'flex', gap: space.sm, minWidth: 0 });

export const line = style({ display: 'block' });

export const icon = style({ marginBlockStart: '0.125rem', color: color.accent.fg });

export const map = style({
  position: 'relative',
  height: 'clamp(16rem, 32vw, 24rem)',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  border: `1px solid ${color.border.subtle}`,
  background: color.bg.muted,
});

export const frame = style({ width: '100%', height: '100%', border: 0 });

export const mapLink = style({
  position: 'absolute',
  insetInlineStart: space.md,
  insetBlockEnd: space.md,
});

export const sketch = style({ width: '100%', height: '100%' });
export const park = style({ fill: color.success.soft });
export const water = style({ fill: 'none', stroke: color.info.soft, strokeWidth: 46 });
export const lane = style({ fill: 'none', stroke: color.bg.surface, strokeWidth: 9 });
export const road = style({
  fill: 'none',
  stroke: color.bg.surface,
  strokeWidth: 22,
  strokeLinecap: 'round',
});
export const pin = style({ fill: color.accent.solid });
export const pinEye = style({ fill: color.accent.onSolid });
