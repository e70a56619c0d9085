import { style } from '@vanilla-extract/css';
import { breakpoints } from '../../src/theme/breakpoints.ts';
import { vars } from '../../src/theme/contract.css.ts';

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    // A window of 1024 px without the sidebar of Storybook.
    [breakpoints[600]]: { gridTemplateColumns: '16rem minmax(0, 1fr)', gap: vars.space.lg },
    [breakpoints[1024]]: { gridTemplateColumns: '24rem minmax(0, 1fr)', gap: vars.space.xl },
  },
});

/** The list of tokens stays beside the preview and scrolls separately. */
export const tokens = style({
  '@media': {
    [breakpoints[600]]: {
      position: 'sticky',
      insetBlockStart: vars.space.md,
      maxBlockSize: `calc(100dvh - ${vars.space.xl})`,
      overflowY: 'auto',
      // Leaves space for the focus rings of fields at the edges.
      padding: vars.space.xxs,
    },
  },
});

export const colour = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.control} minmax(0, 1fr)`,
  gap: vars.space.xs,
  alignItems: 'end',
});

export const picker = style({
  inlineSize: '100%',
  blockSize: vars.size.control,
  padding: vars.space.xxs,
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.field}`,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
});

export const preview = style({
  padding: vars.space.lg,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.bg.page,
  color: vars.color.fg.default,
  fontFamily: vars.font.text,
  fontSize: vars.text.md,
});

export const sample = style({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'start',
});

export const swatch = style({
  display: 'inline-block',
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.sm,
  border: `1px solid ${vars.color.border.subtle}`,
  forcedColorAdjust: 'none',
});

export const file = style({ minBlockSize: vars.size.control, maxInlineSize: '100%' });
