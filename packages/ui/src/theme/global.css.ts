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
  // Also here: the reserved scrollbar gutter has no colour of body.
  backgroundColor: vars.color.bg.page,
  // The sticky header must not cover the target of a jump or of focus.
  scrollPaddingBlockStart: '7rem',
  // Always visible: pages of any height have the same width, and dark bands reach the edge.
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
// Hides controls in print, except the buttons that are headings of an accordion.
globalStyle('button:not(:is(h2, h3, h4) > *), form', {
  '@media': { [onPaper]: { display: 'none !important' } },
});
// Keeps rows and list items whole, and a heading on the page of its text.
globalStyle('tr, li', { '@media': { [onPaper]: { breakInside: 'avoid' } } });
globalStyle('h1, h2, h3, h4, caption', { '@media': { [onPaper]: { breakAfter: 'avoid' } } });
reset('::selection', { background: vars.color.accent.soft, color: vars.color.fg.default });

reset(':focus-visible', focusRing);
// Headings and main get focus by script after a navigation: no ring around a whole page.
reset('[tabindex="-1"]:focus-visible', { outline: 'none' });

reset('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Zero: even 0.01ms would keep shown elements hidden, and without focus, for a frame. By
      // default every property has a transition.
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

// Buttons that need a script say so, in the colour of their text; icon buttons are hidden. Buttons
// of GET forms work without script; image buttons show their image anyway.
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
