import { clsx } from 'clsx';
import {
  breakpoints,
  canHover,
  forcedColors,
  onPaper,
  underFinger,
} from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

const quiet = `color-mix(in srgb, ${vars.color.fg.inverse} 78%, ${vars.color.bg.inverse})`;
const line = `color-mix(in srgb, ${vars.color.fg.inverse} 22%, ${vars.color.bg.inverse})`;

/** A mask uses only the alpha channel, so any colour works. */
const inked = 'black';

/** A section of pins, repeated along the ledge. */
const pins = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="28" viewBox="0 0 48 28"><path d="M24 28 6 5M24 28 15 1M24 28 33 1M24 28 42 5" stroke="${inked}" stroke-width="1.6" stroke-linecap="round"/></svg>`,
)}")`;

const ledgeHeight = '1.75rem';

export const footer = componentStyle({
  position: 'relative',
  marginBlockStart: vars.space.x4,
  backgroundColor: vars.color.bg.inverse,
  color: vars.color.fg.inverse,
  fontSize: vars.text.sm,
  // The default focus ring is invisible on this background.
  vars: { [vars.color.border.focus]: vars.color.fg.inverse },
  '@media': {
    [onPaper]: { display: 'none' },
    // Without backgrounds, draws the line below the pins.
    [forcedColors]: { borderBlockStart: `${vars.line.fine} solid` },
  },
});

export const ledge = componentStyle({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInline: 0,
  blockSize: ledgeHeight,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    // Steel in both themes: the dark theme's background would hide them.
    backgroundColor: vars.color.accent.border,
    maskImage: pins,
    maskRepeat: 'repeat-x',
    maskPosition: 'bottom center',
  },
  '@media': {
    // The system draws them in the page colour otherwise.
    [forcedColors]: { '::before': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
  },
});

const aboveLedge = '2.25rem';

/** The bird above the ledge. */
export const bird = componentStyle({
  position: 'absolute',
  insetBlockEnd: aboveLedge,
  insetInlineEnd: '12%',
  inlineSize: '3rem',
  fill: vars.color.accent.solid,
});

export const inner = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.xl,
  maxInlineSize: vars.width.band,
  marginInline: 'auto',
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.md,
  overflowWrap: 'anywhere',
  '@media': {
    [breakpoints[600]]: { paddingInline: vars.space.lg },
    [breakpoints[1024]]: {
      gridTemplateColumns: 'minmax(0, 2.3fr) repeat(2, minmax(0, 1fr)) minmax(0, 1.3fr)',
      columnGap: vars.space.xxl,
      paddingInline: vars.space.xl,
      paddingBlockStart: vars.space.x3,
    },
  },
});

export const about = componentStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.md,
  '@media': { [breakpoints[1024]]: { gridColumn: 'auto' } },
});

export const blurb = componentStyle({
  maxInlineSize: '44ch',
  color: quiet,
  fontSize: vars.text.md,
});

export const social = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
});

export const title = componentStyle({
  marginBlockEnd: vars.space.xs,
  fontFamily: vars.font.display,
  fontSize: vars.text.md,
  fontWeight: vars.weight.bold,
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  color: quiet,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover': {
          color: vars.color.fg.inverse,
          textDecoration: 'underline',
          textUnderlineOffset: '0.25em',
        },
      },
    },
    [underFinger]: { minBlockSize: vars.size.control, minInlineSize: vars.size.control },
  },
});

/** As high as the lines of the small print. */
export const siteLink = clsx(
  link,
  componentStyle({ '@media': { [canHover]: { minBlockSize: '1.5rem' } } }),
);

export const legal = componentStyle({
  flex: '1 0 100%',
  marginBlockStart: vars.space.xs,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const contact = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  fontStyle: 'normal',
});

export const lines = componentStyle({
  marginBlockEnd: vars.space.xs,
  color: quiet,
  whiteSpace: 'pre-line',
});

const gutter = { small: vars.space.md, medium: vars.space.lg, large: vars.space.xl };
/** The line above is as wide as the columns. */
const within = (side: string) => ({ inlineSize: `calc(100% - 2 * ${side})` });

export const small = componentStyle({
  ...within(gutter.small),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.xl,
  maxInlineSize: `calc(${vars.width.band} - 2 * ${gutter.large})`,
  marginInline: 'auto',
  paddingBlock: vars.space.lg,
  borderBlockStart: `1px solid ${line}`,
  color: quiet,
  '@media': {
    [breakpoints[600]]: within(gutter.medium),
    [breakpoints[1024]]: within(gutter.large),
  },
});
