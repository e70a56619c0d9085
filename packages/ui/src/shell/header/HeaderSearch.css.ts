import type { StyleRule } from '@vanilla-extract/css';
import { containers, noScript, upTo, withScript } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

/** A separate line below the header. */
const phoneWithoutScript = `${noScript} and ${upTo[600]}`;

/** For a phone, and for a wider window with large text. */
const compact = (rule: StyleRule): Required<Pick<StyleRule, '@media'>> => ({
  '@media': {
    [upTo[600]]: rule,
    [withScript]: { '@container': { [containers.header.compact]: rule } },
  },
});

export const root = componentStyle({
  flex: '1 1 auto',
  maxInlineSize: '36rem',
  marginInline: 'auto',
  '@media': {
    ...compact({ flex: 'none', margin: 0, marginInlineStart: 'auto' })['@media'],
    [phoneWithoutScript]: { order: 1, flex: '0 0 100%', maxInlineSize: 'none' },
  },
});

export const toggle = componentStyle({ display: 'none', ...compact({ display: 'block' }) });

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
    })['@media'],
    [phoneWithoutScript]: {
      display: 'block',
      position: 'static',
      padding: vars.space.xs,
      border: 0,
      boxShadow: 'none',
    },
  },
});
