import { globalStyle } from '@vanilla-extract/css';
import { canHover, containers, noScript, onPaper, upTo } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, heardOnly, inLayouts } from '../../theme/layered.ts';

const { narrowest, roomy, wide } = containers.header;

export const header = componentStyle({
  containerType: 'inline-size',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  backgroundColor: vars.color.bg.surface,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': { [onPaper]: { display: 'none' } },
});

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  // Only for large text: nothing may be cut off.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  minBlockSize: '3.75rem',
  maxInlineSize: vars.width.band,
  marginInline: 'auto',
  paddingInline: vars.space.xs,
  '@container': {
    [roomy]: { flexWrap: 'nowrap', gap: vars.space.sm, paddingInline: vars.space.lg },
    [wide]: {
      gap: vars.space.xl,
      paddingInline: vars.space.xl,
      minBlockSize: '4.75rem',
    },
  },
});

export const home = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.sm,
  color: vars.color.fg.default,
  textDecoration: 'none',
  // Takes the space of the menu button, which needs a script.
  '@media': { [`${noScript} and ${upTo[600]}`]: { marginInlineEnd: 'auto' } },
});

// A smaller logo on narrow phones; the narrowest show only the bird, and screen readers still read
// the name.
globalStyle(
  `${home} > *`,
  inLayouts({
    '@media': { [upTo[600]]: { fontSize: `calc(${vars.text.md} * 1.15)` } },
    '@container': { [narrowest]: { fontSize: 0 } },
  }),
);
globalStyle(
  `${home} svg`,
  inLayouts({
    '@media': { [upTo[600]]: { inlineSize: '1.75rem', blockSize: '1.75rem' } },
  }),
);

export const actions = componentStyle({
  display: 'flex',
  alignItems: 'center',
  '@container': { [wide]: { gap: vars.space.xxs } },
});

const tinted = { backgroundColor: vars.color.accent.soft, color: vars.color.accent.fg };

export const action = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.full,
  color: vars.color.fg.default,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  '@container': { [wide]: { paddingInline: vars.space.sm } },
  selectors: { '&[aria-expanded="true"]': tinted },
  '@media': { [canHover]: { selectors: { '&:hover': tinted } } },
});

export const icon = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  '@container': {
    [wide]: { selectors: { '&:has(span)': { marginInlineEnd: vars.space.xs } } },
  },
});

/** Hidden except from screen readers in narrow windows. */
export const actionLabel = componentStyle({ '@container': { [`not ${wide}`]: heardOnly } });

const beyondIcon = '-0.625rem';

export const count = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space.xs})`,
  insetInlineEnd: beyondIcon,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  // The system adds a background behind the number otherwise.
  forcedColorAdjust: 'none',
});
