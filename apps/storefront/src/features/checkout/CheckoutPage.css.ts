import { breakpoints, lowWindow, vars } from '@parinda/ui/theme';
import { gutter, inComponents, layoutStyle } from '@parinda/ui/theme/styles';
import { globalStyle } from '@vanilla-extract/css';
import { staysInSight, withAside } from '../../shared/columns.ts';

export const columns = withAside('26rem');

export const stepHeading = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  // Matches the height of the button beside a step heading.
  minBlockSize: vars.size.control,
});

/** Beside the addresses. On a phone `contents` lets the payment bar stick to the whole page. */
export const payment = layoutStyle({
  display: 'contents',
  '@media': {
    [breakpoints[1024]]: { display: 'grid', gap: vars.space.md, ...staysInSight },
  },
});

/** Sticks to the bottom of the window on a phone. */
export const pay = layoutStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.dropdown,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.md}`,
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.bg.page,
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  '@media': {
    [lowWindow]: { position: 'static' },
    [breakpoints[1024]]: {
      position: 'static',
      display: 'block',
      margin: 0,
      padding: 0,
      border: 0,
    },
  },
});

const barHeight = '6rem';

// Keeps the focused element above the bar.
globalStyle(
  `:root:has(${pay})`,
  inComponents({
    scrollPaddingBlockEnd: barHeight,
    '@media': {
      [lowWindow]: { scrollPaddingBlockEnd: 0 },
      [breakpoints[1024]]: { scrollPaddingBlockEnd: 0 },
    },
  }),
);

/** Wraps below the amount in narrow windows. */
export const payButton = layoutStyle({ flex: '1 1 12rem' });

export const amount = layoutStyle({
  flex: '1 1 auto',
  fontSize: vars.text.lg,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [breakpoints[1024]]: { display: 'none' } },
});

export const items = layoutStyle({ display: 'grid', gap: vars.space.sm });

export const item = layoutStyle({
  display: 'flex',
  // With large text on a phone the sum wraps below the words.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space.sm,
});

export const itemPicture = layoutStyle({ flex: '0 0 3.5rem' });

export const itemWords = layoutStyle({ flex: '1 1 6rem', minWidth: 0 });
