import { globalStyle, keyframes } from '@vanilla-extract/css';
import { canHover, forcedColors, upTo } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, ringWithin } from '../../theme/focus-ring.ts';
import { componentStyle, inComponents } from '../../theme/layered.ts';

const { color, space } = vars;
const appear = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${vars.space.xxs})` } });

/** Takes no room in the form, and is beneath it. */
export const root = componentStyle({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  zIndex: vars.z.dropdown,
});

// Loaded with the suggestions, not with the form.
globalStyle(`form:has(> ${root})`, inComponents({ position: 'relative' }));

export const list = componentStyle({
  marginBlockStart: space.xs,
  padding: space.xs,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.bg.surface,
  color: color.fg.default,
  boxShadow: vars.shadow.high,
  animation: `${appear} ${vars.duration.fast} ${vars.easing.enter}`,
});

const tinted = { backgroundColor: color.accent.soft, color: color.accent.fg };

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderRadius: vars.radius.md,
  color: 'inherit',
  lineHeight: 1.25,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      ...tinted,
      ...focusRing,
      ...ringWithin,
    },
    '&:active': tinted,
    'button&': { color: color.fg.link, fontWeight: vars.weight.medium },
  },
  '@media': {
    // Category and price stand below the title.
    [upTo[600]]: { flexWrap: 'wrap' },
    [canHover]: { selectors: { '&:hover': tinted } },
    [forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outlineColor: 'Highlight' } },
    },
  },
});

const pictureSize = '2.5rem';

export const picture = componentStyle({
  flex: 'none',
  inlineSize: pictureSize,
  blockSize: pictureSize,
  borderRadius: vars.radius.sm,
  objectFit: 'cover',
});

export const label = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  '@media': {
    [upTo[600]]: {
      selectors: { [`${picture} + &`]: { flexBasis: `calc(100% - ${pictureSize} - ${space.sm})` } },
    },
  },
});

export const hint = componentStyle({
  flex: 'none',
  color: color.fg.muted,
  fontSize: vars.text.sm,
  '@media': {
    [upTo[600]]: {
      selectors: {
        [`${picture} ~ &`]: { marginInlineStart: `calc(${pictureSize} + ${space.sm})` },
      },
    },
  },
});

export const price = componentStyle({
  flex: 'none',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
});

/** Above the list, which stays a list of options only. */
export const notice = componentStyle({
  margin: 0,
  marginBlockStart: space.xs,
  padding: space.sm,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.bg.surface,
  color: color.fg.default,
  boxShadow: vars.shadow.high,
});
