import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

export const breakdown = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
});

export const rows = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.sm,
  rowGap: vars.space.xxs,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const row = componentStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
});

export const stars = componentStyle({ whiteSpace: 'nowrap', color: vars.color.fg.muted });

export const track = componentStyle({
  display: 'block',
  blockSize: vars.space.xs,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bg.muted,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
  // Forced colours remove shadows.
  '@media': { [forcedColors]: { border: '1px solid' } },
});

export const bar = componentStyle({
  display: 'block',
  blockSize: '100%',
  backgroundColor: vars.color.rating,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});

export const count = componentStyle({ textAlign: 'end', color: vars.color.fg.muted });
