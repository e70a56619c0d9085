import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

const markerSize = '1.75rem';

export const list = componentStyle({ display: 'grid' });

export const item = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${markerSize} minmax(0, 1fr)`,
  columnGap: vars.space.md,
  paddingBlockEnd: vars.space.lg,
  // Line to the next step.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: `${markerSize} 0`,
    insetInlineStart: `calc((${markerSize} - ${vars.line.firm}) / 2)`,
    borderInlineStart: `${vars.line.firm} dashed ${vars.color.border.field}`,
  },
  selectors: {
    '&[data-done]::before': {
      borderInlineStart: `${vars.line.firm} solid ${vars.color.success.border}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { display: 'none' },
  },
});

export const marker = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: markerSize,
  blockSize: markerSize,
  border: `${vars.line.firm} solid ${vars.color.border.field}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bg.surface,
  // The check mark has the colour of paper.
  printColorAdjust: 'exact',
  selectors: {
    '[data-done] > &': {
      borderColor: vars.color.success.solid,
      backgroundColor: vars.color.success.solid,
      color: vars.color.success.onSolid,
    },
  },
});

export const title = componentStyle({ fontWeight: vars.weight.bold, lineHeight: 1.75 });

export const text = componentStyle({ color: vars.color.fg.muted, fontSize: vars.text.sm });
