import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layered.ts';

export const banner = componentStyle({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.lg,
  '@media': {
    [breakpoints[768]]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
});

export const words = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.md,
  minInlineSize: 0,
  paddingBlock: vars.space.lg,
});

export const picture = componentStyle({ minInlineSize: 0, borderRadius: vars.radius.lg });
