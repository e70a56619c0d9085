import { breakpoints, canHover, forcedColors, onPaper } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ringWithin } from '../../theme/focus-ring.ts';
import { componentStyle } from '../../theme/layered.ts';

export const navigation = componentStyle({ '@media': { [onPaper]: { display: 'none' } } });

/** A mask uses only the alpha channel, so any colour works. */
const inked = 'black';

export const list = componentStyle({
  // Offset parent of the links.
  position: 'relative',
  display: 'flex',
  gap: vars.space.xxs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInlineEnd: vars.space.xl,
  // Content fades out at the edges.
  maskImage: `linear-gradient(to left, transparent, ${inked} ${vars.space.xl})`,
  '@media': {
    [breakpoints[1024]]: {
      flexDirection: 'column',
      overflowX: 'visible',
      paddingInlineEnd: 0,
      maskImage: 'none',
    },
  },
});

const current = { backgroundColor: vars.color.accent.soft, color: vars.color.accent.fg };

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.control,
  minInlineSize: vars.size.control,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.md,
  color: vars.color.fg.muted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&[aria-current]': { ...current, fontWeight: vars.weight.semibold },
    // The row would cut the ring off.
    '&:focus-visible': ringWithin,
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { color: vars.color.accent.fg } } },
    [breakpoints[1024]]: { whiteSpace: 'normal', fontSize: vars.text.md },
    // Forced colours remove backgrounds.
    [forcedColors]: {
      selectors: { '&[aria-current]': { outline: `${vars.line.firm} solid`, ...ringWithin } },
    },
  },
});

/** In a row the text needs the space. */
export const icon = componentStyle({
  display: 'none',
  '@media': { [breakpoints[1024]]: { display: 'block', flex: 'none' } },
});
