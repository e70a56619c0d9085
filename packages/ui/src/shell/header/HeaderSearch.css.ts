import { noScript, upTo } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

/** A separate line below the header. */
const phoneWithoutScript = `${noScript} and ${upTo[600]}`;

export const root = componentStyle({
  flex: '1 1 auto',
  maxInlineSize: '36rem',
  marginInline: 'auto',
  '@media': {
    [upTo[600]]: { flex: 'none', margin: 0, marginInlineStart: 'auto' },
    [phoneWithoutScript]: { order: 1, flex: '0 0 100%', maxInlineSize: 'none' },
  },
});

export const toggle = componentStyle({
  display: 'none',
  '@media': { [upTo[600]]: { display: 'block' } },
});

export const form = componentStyle({
  '@media': {
    [upTo[600]]: {
      display: 'none',
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: 0,
      padding: vars.space.md,
      backgroundColor: vars.color.bg.surface,
      borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
      boxShadow: vars.shadow.mid,
      selectors: { '&[data-open]': { display: 'block' } },
    },
    [phoneWithoutScript]: {
      display: 'block',
      position: 'static',
      padding: vars.space.xs,
      border: 0,
      boxShadow: 'none',
    },
  },
});
