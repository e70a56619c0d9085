import { keyframes } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layered.ts';

const { color, duration, easing } = vars;
const mixed = (a: string, percent: number, b: string) =>
  `color-mix(in srgb, ${a} ${percent}%, ${b})`;

const hovered = '&[data-hovered]:not([data-pressed])';
/** The button of an open menu looks pressed. */
const pressed = '&[data-pressed], &[aria-haspopup][aria-expanded="true"]';

/** A filled button is mixed with the text colour, which works in light and dark. */
const filled = ({ solid, onSolid }: { solid: string; onSolid: string }) => ({
  backgroundColor: solid,
  color: onSolid,
  '@supports': {
    // Elsewhere the button would lose its background.
    '(color: color-mix(in srgb, red, red))': {
      selectors: {
        [hovered]: { backgroundColor: mixed(solid, 88, color.fg.default) },
        [pressed]: { backgroundColor: mixed(solid, 80, color.fg.default) },
      },
    },
  },
  '@media': {
    // In forced colours the tokens are system colours; the browser's backplate would hide the text.
    [forcedColors]: { forcedColorAdjust: 'none' },
  },
});

export const button = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: ['background-color', 'border-color', 'color', 'scale']
    .map((property) => `${property} ${duration.fast} ${easing.standard}`)
    .join(', '),
  selectors: {
    [pressed]: { scale: '0.97' },
    '&[data-pending]': { cursor: 'progress' },
    '&[data-disabled]': {
      cursor: 'default',
      backgroundColor: color.bg.muted,
      borderColor: color.border.subtle,
      color: color.fg.muted,
    },
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'ButtonText',
      selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

export const variant = componentVariants({
  primary: filled(color.accent),
  danger: filled(color.danger),
  secondary: {
    backgroundColor: color.bg.surface,
    borderColor: color.border.field,
    color: color.fg.default,
    selectors: {
      [pressed]: { backgroundColor: color.bg.muted },
      '&[data-hovered]': { borderColor: color.fg.default, backgroundColor: color.bg.muted },
    },
  },
  ghost: {
    backgroundColor: 'transparent',
    color: color.accent.fg,
    selectors: {
      [pressed]: { backgroundColor: color.accent.soft },
      [hovered]: { backgroundColor: color.accent.soft },
      '&[data-disabled]': { backgroundColor: 'transparent', borderColor: 'transparent' },
    },
  },
});

export const size = componentVariants({
  md: {
    minHeight: vars.size.control,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.lg,
    fontSize: vars.text.md,
  },
  sm: {
    minHeight: vars.size.controlSmall,
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.md,
    fontSize: vars.text.sm,
  },
});

export const fullWidth = componentStyle({ width: '100%' });

export const content = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minWidth: 0,
  selectors: { '[data-pending] > &': { opacity: 0 } },
});

const turn = keyframes({ to: { rotate: '1turn' } });

/** The spinner covers the text, so that a pending button keeps its width. */
export const spinner = componentStyle({
  position: 'absolute',
  width: '1.25em',
  height: '1.25em',
  borderRadius: vars.radius.full,
  border: `${vars.line.firm} solid currentcolor`,
  borderInlineEndColor: 'transparent',
  animation: `${turn} ${vars.loop.turn} linear infinite`,
});
