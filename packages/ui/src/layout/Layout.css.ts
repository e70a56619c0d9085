import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants, gutter, heardOnly } from '../theme/layered.ts';
import { onInverse } from '../theme/on-inverse.ts';

/** A step of Foundations/Space. */
export type Space = keyof typeof vars.space;

export const gap = componentVariants(vars.space, (space) => ({ gap: space }));
export const padding = componentVariants(vars.space, (space) => ({ padding: space }));
export const radius = componentVariants(vars.radius, (r) => ({ borderRadius: r }));

export const align = componentVariants(
  { start: 'start', center: 'center', end: 'end', stretch: 'stretch', baseline: 'baseline' },
  (alignItems) => ({ alignItems }),
);
export const justify = componentVariants(
  { start: 'start', center: 'center', end: 'end', between: 'space-between' },
  (justifyContent) => ({ justifyContent }),
);
export const background = componentVariants(
  {
    page: { backgroundColor: vars.color.bg.page },
    surface: { backgroundColor: vars.color.bg.surface },
    muted: { backgroundColor: vars.color.bg.muted },
    accent: { backgroundColor: vars.color.accent.soft },
    inverse: onInverse,
  },
  (rule) => rule,
);
const { subtle, field } = vars.color.border;
export const border = componentVariants({ subtle, field }, (color) => ({
  border: `1px solid ${color}`,
}));

export const stack = componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const inline = componentStyle({ display: 'flex', minWidth: 0 });
export const wrap = componentStyle({ flexWrap: 'wrap' });

export const grid = componentStyle({ display: 'grid' });
/** Column counts come from grid/Grid.tsx as custom properties of the element. */
export const fixedGrid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--pa-narrow), minmax(0, 1fr))',
  '@media': {
    [breakpoints[600]]: { gridTemplateColumns: 'repeat(var(--pa-medium), minmax(0, 1fr))' },
    [breakpoints[1024]]: { gridTemplateColumns: 'repeat(var(--pa-wide), minmax(0, 1fr))' },
  },
});

const withGutter = {
  vars: { '--pa-gutter': vars.space.md },
  marginInline: 'auto',
  paddingInline: gutter,
  width: '100%',
  '@media': {
    [breakpoints[600]]: { vars: { '--pa-gutter': vars.space.lg } },
    [breakpoints[1024]]: { vars: { '--pa-gutter': vars.space.xl } },
  },
};
/** Content widths, without the gutter. */
export const container = componentVariants(
  { page: vars.width.page, text: vars.width.text, narrow: vars.width.narrow },
  (width) => ({ ...withGutter, maxWidth: `calc(${width} + 2 * ${vars.space.xl})` }),
);

export const visuallyHidden = componentStyle(heardOnly);
