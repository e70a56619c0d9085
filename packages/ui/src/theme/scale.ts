const rem = (px: number) => `${px / 16}rem`;

/** Fallback fonts of the same width until a font has loaded, see fonts/fonts.css. */
const standIns = (face: string) =>
  ['Fallback', 'Roboto', 'DejaVu', 'Open'].map((name) => `'${face} ${name}'`).join(', ');

/**
 * Values that are equal in light and dark. Lengths are in rem, except lines and the page's width.
 * With palette.ts the source of contract, custom properties, tokens.json and figma-variables.json.
 */
export const scale = {
  space: {
    xxs: rem(4),
    xs: rem(8),
    sm: rem(12),
    md: rem(16),
    lg: rem(24),
    xl: rem(32),
    xxl: rem(48),
    x3: rem(64),
    x4: rem(96),
  },
  size: { control: rem(44), controlSmall: rem(36) },
  width: {
    page: '1200px',
    text: '720px',
    narrow: '440px',
    band: '79rem',
    pageLarge: '1520px',
    bandLarge: '99rem',
  },
  line: { fine: '1.5px', firm: '2px', bold: '3px', heavy: '4px' },
  radius: { sm: rem(4), md: rem(8), lg: rem(16), full: '999px' },
  shadow: {
    low: '0 1px 4px rgb(16 42 44 / 0.08)',
    mid: '0 2px 10px rgb(16 42 44 / 0.1)',
    high: '0 4px 16px rgb(16 42 44 / 0.12)',
  },
  font: {
    display: `'Bricolage Grotesque Variable', ${standIns('Bricolage')}, system-ui, sans-serif`,
    text: `'Figtree Variable', ${standIns('Figtree')}, system-ui, sans-serif`,
  },
  text: {
    xs: rem(12),
    sm: rem(14),
    md: rem(16),
    lg: rem(18),
    xl: rem(20),
    xxl: rem(22),
    h4: rem(24),
    h3: rem(30),
    h2: rem(36),
    h1: rem(48),
  },
  weight: { regular: '400', medium: '500', semibold: '600', display: '650', bold: '700' },
  duration: { instant: '100ms', fast: '150ms', base: '200ms', slow: '300ms' },
  /** One round of an endless animation. */
  loop: { turn: '900ms', blink: '1000ms', breathe: '1600ms' },
  easing: {
    enter: 'cubic-bezier(0, 0, 0.15, 1)',
    exit: 'cubic-bezier(0.35, 0, 1, 1)',
    standard: 'cubic-bezier(0.35, 0, 0.35, 1)',
  },
  z: { dropdown: '100', sticky: '200', modal: '300', notification: '400' },
};
