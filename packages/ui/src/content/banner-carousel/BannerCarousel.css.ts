import { globalStyle } from '@vanilla-extract/css';
import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';
import { layers } from '../../theme/layers.css.ts';

export const banner = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.lg,
  '@media': {
    [breakpoints[1024]]: { gridTemplateColumns: 'minmax(min-content, 5fr) minmax(0, 7fr)' },
  },
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.md,
  minInlineSize: 0,
  paddingBlock: vars.space.lg,
  '@media': { [breakpoints[1024]]: { gridTemplateColumns: 'auto' } },
});

// The longest word decides how narrow the words may get.
globalStyle(`${words} > :is(h1, h2, h3)`, {
  '@layer': { [layers.layouts]: { maxInlineSize: '100%', overflowWrap: 'break-word' } },
});

export const picture = componentStyle({ minInlineSize: 0, borderRadius: vars.radius.lg });
