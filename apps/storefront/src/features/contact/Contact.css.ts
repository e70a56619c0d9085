import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';
import { withAside } from '../../shared/columns.ts';

const { color, space } = vars;

export const columns = withAside('24rem');

export const address = layoutStyle({ display: 'grid', gap: space.md, fontStyle: 'normal' });

export const way = layoutStyle({ display: 'flex', gap: space.sm, overflowWrap: 'anywhere' });

export const line = layoutStyle({ display: 'block' });

const toFirstLine = '0.125rem';

export const icon = layoutStyle({ marginBlockStart: toFirstLine, color: color.accent.fg });

export const map = layoutStyle({
  position: 'relative',
  height: '20rem',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  border: `1px solid ${color.border.subtle}`,
  background: color.bg.muted,
});

export const frame = layoutStyle({ width: '100%', height: '100%', border: 0 });

export const mapButton = layoutStyle({
  position: 'absolute',
  insetInlineStart: space.md,
  insetBlockEnd: space.md,
});

export const sketch = layoutStyle({ width: '100%', height: '100%' });
export const park = layoutStyle({ fill: color.success.soft });
export const water = layoutStyle({ fill: 'none', stroke: color.info.soft, strokeWidth: 46 });
export const lane = layoutStyle({ fill: 'none', stroke: color.bg.surface, strokeWidth: 9 });
export const road = layoutStyle({
  fill: 'none',
  stroke: color.bg.surface,
  strokeWidth: 22,
  strokeLinecap: 'round',
});
export const pin = layoutStyle({ fill: color.accent.solid });
export const pinEye = layoutStyle({ fill: color.accent.onSolid });
