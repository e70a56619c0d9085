import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layered.ts';

export const heading = componentStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
  // Long product names wrap, so that a phone does not scroll sideways.
  overflowWrap: 'anywhere',
  hyphens: 'manual',
});

const { h1, h2, h3, h4, xxl, xl, lg } = vars.text;

/** The three largest are smaller on phones. */
export const size = componentVariants(
  {
    h1: { small: h2, large: h1, lineHeight: 1.08, letterSpacing: '-0.025em' },
    h2: { small: h3, large: h2, lineHeight: 1.12, letterSpacing: '-0.02em' },
    h3: { small: h4, large: h3, lineHeight: 1.15, letterSpacing: '-0.02em' },
    h4: { small: xxl, large: h4, lineHeight: 1.2, letterSpacing: '-0.015em' },
    xl: { small: xl, large: xl, lineHeight: 1.25, letterSpacing: '-0.01em' },
    lg: { small: lg, large: lg, lineHeight: 1.3, letterSpacing: '-0.005em' },
  },
  ({ small, large, ...rest }) => ({
    ...rest,
    fontSize: small,
    '@media': { [breakpoints[768]]: { fontSize: large } },
  }),
);
