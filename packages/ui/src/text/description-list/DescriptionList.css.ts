import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

export const list = componentStyle({
  display: 'grid',
  gap: vars.space.sm,
  fontSize: vars.text.sm,
});

/** Term and description stand side by side where there is room for both. */
export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  columnGap: vars.space.md,
  paddingBlockEnd: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  overflowWrap: 'anywhere',
});

export const term = componentStyle({ color: vars.color.fg.muted });

export const description = componentStyle({
  margin: 0,
  color: vars.color.fg.default,
  whiteSpace: 'pre-line',
});
