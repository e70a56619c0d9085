/**
 * Reduced motion, more contrast and forced colours by the toolbar. A page cannot switch its browser to them. It
 * can let the rules that wait for them, `@media (…)` in its own style sheets, apply at all times:
 * so every component's rule is honoured as it stands, and the shop ships nothing for it. What the
 * browser itself does in forced colours (it repaints whatever a rule left coloured) is missing:
 * the last word has the browser, e.g. Chromium's DevTools > Rendering > forced-colors: active.
 */
const features = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColours: '(forced-colors: active)',
};
type Feature = keyof typeof features;
const names = Object.keys(features) as Feature[];

const emulated = new Set<Feature>();

// Scripts ask as well, e.g. whether a carousel may turn by itself.
const askBrowser = window.matchMedia.bind(window);
window.matchMedia = (query) => {
  const list = askBrowser(query);
  const feature = names.find((name) => query.includes(features[name]));
  if (feature) {
    const matches = () => emulated.has(feature) || askBrowser(query).matches;
    Object.defineProperty(list, 'matches', { get: matches });
  }
  return list;
};

function applyTo(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const { media } = rule;
      const feature = names.find((name) => media.mediaText.includes(features[name]));
      if (feature && emulated.has(feature)) media.appendMedium('all');
      else if (feature && media.mediaText.includes('all')) media.deleteMedium('all');
    }
    if ('cssRules' in rule) applyTo(rule.cssRules as CSSRuleList);
  }
}

const applyToAll = () => {
  for (const sheet of document.styleSheets) applyTo(sheet.cssRules);
};

/** Styles of a page's later chunks. */
const watchStyles = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (node instanceof HTMLStyleElement) applyToAll();
    if (node instanceof HTMLLinkElement) node.addEventListener('load', applyToAll, { once: true });
  }
});

/** Switches the given features on and the others off. */
export function emulate(wanted: Record<Feature, boolean>): void {
  const changed = names.filter((name) => wanted[name] !== emulated.has(name));
  if (changed.length === 0) return;
  for (const name of changed) {
    if (wanted[name]) emulated.add(name);
    else emulated.delete(name);
  }
  document.documentElement.dataset.emulated = [...emulated].join(' ');
  applyToAll();
  if (emulated.size > 0) watchStyles.observe(document.head, { childList: true });
  else watchStyles.disconnect();
}
