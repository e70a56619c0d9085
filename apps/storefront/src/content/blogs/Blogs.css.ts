import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';
import { globalStyle } from '@vanilla-extract/css';

const { color, space } = vars;

export const card = layoutStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  border: `1px solid ${color.border.subtle}`,
  background: color.bg.surface,
  transition: `box-shadow ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { '&:has([data-hovered])': { boxShadow: vars.shadow.high } },
});

export const words = layoutStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space.xs,
  padding: space.md,
});

export const more = layoutStyle({ marginBlockStart: 'auto', paddingBlockStart: space.xs });

globalStyle(`${more} a::after`, { content: '', position: 'absolute', inset: 0 });

export const columns = layoutStyle({
  display: 'grid',
  alignItems: 'start',
  gap: space.xxl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});

export const recent = layoutStyle({ display: 'grid', gap: space.md });

export const posts = layoutStyle({
  display: 'grid',
  gap: space.md,
  '@media': {
    '(min-width: 600px) and (max-width: 1023px)': { gridTemplateColumns: '1fr 1fr' },
  },
});

export const post = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'min(5rem, 25%) minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  alignItems: 'center',
  gap: space.sm,
});

export const thumbnail = layoutStyle({ borderRadius: vars.radius.md });
