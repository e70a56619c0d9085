import { breakpoints, canHover, forcedColors, onPaper } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ringWithin } from '../../theme/focus-ring.ts';
import { componentStyle } from '../../theme/layered.ts';

export const navigation = componentStyle({ '@media': { [onPaper]: { display: 'none' } } });

/** Any colour that is none: of a mask only what is drawn counts. */
const inked = 'black';

export const list = componentStyle({
  // Its links are measured from here.
  position: 'relative',
  display: 'flex',
  gap: vars.space.xxs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInlineEnd: vars.space.xl,
  // Content beyond the edge fades out.
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
    // Grounds are all the same there.
    [forcedColors]: {
      selectors: { '&[aria-current]': { outline: `${vars.line.firm} solid`, ...ringWithin } },
    },
  },
});

/** In the row the words need the room. */
export const icon = componentStyle({
  display: 'none',
  '@media': { [breakpoints[1024]]: { display: 'block', flex: 'none' } },
});
