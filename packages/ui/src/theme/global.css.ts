import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { noScript, onPaper, reducedMotion } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { focusRing } from './focus-ring.ts';
import { layers } from './layers.css.ts';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule as Omit<GlobalStyleRule, '@layer'> } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, fieldset, ul, ol', {
  margin: 0,
  padding: 0,
});
reset('ul, ol', { listStyle: 'none' });
reset('fieldset', { border: 0, minWidth: 0 });
reset('legend', { padding: 0 });
reset('img, svg, video, canvas, iframe', { display: 'block', maxWidth: '100%' });
reset('img, video', { height: 'auto' });
reset('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  margin: 0,
});
reset('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit' });
reset('a', { color: vars.color.fg.link });
reset('table', { borderCollapse: 'collapse', width: '100%' });
reset('[hidden]:not([hidden="until-found"])', { display: 'none' });

reset('html', {
  // Said here too: the reserved scrollbar gutter takes no colour from body.
  backgroundColor: vars.color.bg.page,
  // The sticky header must not cover what is jumped to or focused.
  scrollPaddingBlockStart: '7rem',
  // The bar is always there: short and long pages are equally wide, and dark bands reach the edge.
  overflowY: 'scroll',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
});
reset('body', {
  minHeight: '100dvh',
  backgroundColor: vars.color.bg.page,
  color: vars.color.fg.default,
  fontFamily: vars.font.text,
  fontSize: vars.text.md,
  fontWeight: vars.weight.regular,
  lineHeight: 1.5,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
reset('h1, h2, h3, h4, h5, h6', { textWrap: 'balance', font: 'inherit' });
reset('p', { textWrap: 'pretty' });
// Nothing can be pressed on paper; the button in a heading is the title of an accordion.
globalStyle('button:not(:is(h2, h3, h4) > *), form', {
  '@media': { [onPaper]: { display: 'none !important' } },
});
reset('::selection', { background: vars.color.accent.soft, color: vars.color.fg.default });

reset(':focus-visible', focusRing);
// Headings and main take focus from the script after a change of page: no ring around a whole page.
reset('[tabindex="-1"]:focus-visible', { outline: 'none' });

reset('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Of no length at all: the shortest one still keeps what is shown unseen, and so without
      // focus, for a frame; by default every property has a transition.
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

// A button that needs a script says so, in the colours of its text; of one that is but an icon nothing
// would be left. Those that send a form by GET need none; those of pictures show all there is already.
const needsScript = 'button[type="button"], form:not([action], [method]) button[type="submit"]';
reset(`:is(${needsScript}):not([aria-label])::after`, {
  '@media': { [noScript]: { content: 'var(--pa-needs-javascript, "\\00a0(needs JavaScript)")' } },
});
reset('button[type="button"]:not([aria-label])', {
  '@media': { [noScript]: { flexWrap: 'wrap' } },
});
reset('button[type="button"][aria-label]:not(:has(img))', {
  '@media': { [noScript]: { display: 'none !important' } },
});
