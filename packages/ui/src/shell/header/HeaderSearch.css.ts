import type { StyleRule } from '@vanilla-extract/css';
import { containers, noScript, upTo, withScript } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

/** A separate line below the header. */
const phoneWithoutScript = `${noScript} and ${upTo[600]}`;

/** Media rules for a phone, and for a wider window with large text. */
const compact = (rule: Omit<StyleRule, '@media'>): StyleRule['@media'] => ({
  [upTo[600]]: rule,
  [withScript]: { '@container': { [`not ${containers.header.roomy}`]: rule } },
});

export const root = componentStyle({
  flex: '1 1 auto',
  maxInlineSize: '36rem',
  marginInline: 'auto',
  '@media': {
    ...compact({ flex: 'none', margin: 0, marginInlineStart: 'auto' }),
    [phoneWithoutScript]: { order: 1, flex: '0 0 100%', maxInlineSize: 'none' },
  },
});

export const toggle = componentStyle({
  display: 'none',
  '@media': compact({ display: 'block' }),
});

export const form = componentStyle({
  '@media': {
    ...compact({
      display: 'none',
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: 0,
      padding: vars.space.md,
      backgroundColor: vars.color.bg.surface,
      borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
      boxShadow: vars.shadow.mid,
      selectors: { '&[data-open]': { display: 'block' } },
    }),
    [phoneWithoutScript]: {
      display: 'block',
      position: 'static',
      padding: vars.space.xs,
      border: 0,
      boxShadow: 'none',
    },
  },
});
