import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layered.ts';

const { info, success, warning, danger } = vars.color;

export const notice = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.sm,
  padding: vars.space.md,
  border: '1px solid',
  borderRadius: vars.radius.md,
  color: vars.color.fg.default,
  overflowWrap: 'anywhere',
});

export const tone = componentVariants({ info, success, warning, danger }, (color) => ({
  backgroundColor: color.soft,
  borderColor: `color-mix(in srgb, ${color.border} 50%, transparent)`,
}));

const toFirstLine = '0.125rem';

export const icon = componentVariants({ info, success, warning, danger }, (color) => ({
  color: color.fg,
  marginBlockStart: toFirstLine,
}));

export const body = componentStyle({ display: 'grid', gap: vars.space.xxs, justifyItems: 'start' });
export const title = componentStyle({ fontWeight: vars.weight.semibold });
export const action = componentStyle({ marginBlockStart: vars.space.xs });
