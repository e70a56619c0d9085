/**
 * Emulates reduced motion, more contrast and forced colours for the toolbar: rewrites the media queries of all style sheets
 * so that they match. Does not repaint colours as a browser does in forced colours. To test that, use
 * Chromium's DevTools > Rendering > forced-colors: active.
 */
const features = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColours: '(forced-colors: active)',
};
type Feature = keyof typeof features;
const names = Object.keys(features) as Feature[];

const emulated = new Set<Feature>();

// Scripts read these settings, too, e.g. a carousel.
const matchMedia = window.matchMedia.bind(window);
window.matchMedia = (query) => {
  const list = matchMedia(query);
  const feature = names.find((name) => query.includes(features[name]));
  if (feature) {
    const matches = () => emulated.has(feature) || matchMedia(query).matches;
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

/** Applies to styles of chunks that load later. */
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
