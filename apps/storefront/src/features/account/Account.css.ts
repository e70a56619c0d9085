import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';
import { withAside } from '../../shared/columns.ts';

/** The link covers the whole card. */
export const card = layoutStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  // Large text on a phone needs the space for words.
  gap: `min(${vars.space.md}, 3vw)`,
  blockSize: '100%',
  padding: `min(${vars.space.xl}, 6vw)`,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.bg.surface,
  selectors: { '&:hover': { borderColor: vars.color.accent.solid } },
});

export const whole = layoutStyle({ position: 'absolute', inset: 0 });

export const columns = withAside('22rem');
