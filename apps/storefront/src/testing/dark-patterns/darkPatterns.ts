/** A rendered page, and what the customer did before. */
export interface View {
  root: Element;
  /** Titles of the products that the customer added; undefined: the page shows no cart. */
  added?: readonly string[];
  /** The price that led the customer here, as text. */
  advertisedPrice?: string;
}

const textOf = (element: Element): string =>
  (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

const all = (root: Element, selector: string): Element[] => [...root.querySelectorAll(selector)];

/** Returns the words that name a control. */
const nameOf = (element: Element): string =>
  [element.getAttribute('aria-label') ?? '', textOf(element.closest('label') ?? element)].join(' ');

const says = (pattern: RegExp) => (view: View) => pattern.test(textOf(view.root));
const someControl = (selector: string, pattern: RegExp) => (view: View) =>
  all(view.root, selector).some((control) => pattern.test(nameOf(control)));

const controls = 'button, a, [role=button]';
const choices = 'input[type=checkbox], input[type=radio], [role=checkbox], [role=switch]';
const dialogs = '[role=dialog], [role=alertdialog], dialog';

const isChecked = (choice: Element) =>
  choice.hasAttribute('checked') || (choice as HTMLInputElement).checked === true;
const isRequired = (choice: Element) =>
  choice.hasAttribute('required') || choice.getAttribute('aria-required') === 'true';

/** Returns whether a product is in the cart that nobody added, or a paid extra is chosen. */
function sneaksIntoBasket({ root, added }: View): boolean {
  const rows = all(root, '[data-cart-line], tbody tr');
  const isForeign = (row: Element) => !added?.some((title) => textOf(row).includes(title));
  const extras = all(root, choices).filter(isChecked).map(nameOf);
  return (
    (added !== undefined && rows.some(isForeign)) ||
    extras.some((name) => /donat|insur|warranty|gift wrap|₹|Rs\./i.test(name))
  );
}

const amountIn = (text: string) =>
  Number(/(?:₹|Rs\.)\s?([\d,.]*\d)/.exec(text)?.[1]?.replaceAll(',', ''));

/** Returns whether a summary ends with more than the sum of its rows, or names a surprise fee. */
const dripsPrices = ({ root }: View): boolean =>
  all(root, 'dl').some((list) => {
    const amounts = all(list, 'dd').map((row) => amountIn(textOf(row)));
    const [total = 0, ...parts] = amounts.filter(Number.isFinite).reverse();
    const sum = parts.reduce((before, part) => before + part, 0);
    const names = all(list, 'dt').map(textOf);
    return (
      names.some((name) =>
        /(convenience|handling|platform|packing|service) (fee|charge)/i.test(name),
      ) ||
      (/total|paid|payable/i.test(names.at(-1) ?? '') && parts.length > 0 && total > sum)
    );
  });

const isLabelledAdvertisement = (element: Element) =>
  /advertisement|sponsored/i.test(
    textOf(element.closest('section, article, li, aside') ?? element),
  );

/**
 * The 13 dark patterns of the CCPA's guidelines of 2023, each with a check that finds its usual
 * form in a page. A check finds no pattern that only pictures or colours make.
 */
export const darkPatterns: Record<string, (view: View) => boolean> = {
  'false urgency': (view) =>
    view.root.querySelector('[role=timer]') !== null ||
    says(
      /\bhurry\b|\bonly \d+ (left|remaining)|\b(sale|offer) ends in \d|selling fast|\d+ people (are )?(viewing|looking)|last chance|while stocks last/i,
    )(view),
  'basket sneaking': sneaksIntoBasket,
  'confirm shaming': someControl(
    controls,
    /no,? (thanks,? )?i('d rather| prefer| like| hate| do not| don['’]t| will stay)|i (don['’]t|do not) (want|care|need)/i,
  ),
  'forced action': ({ root }) =>
    all(root, choices).some(
      (choice) =>
        isRequired(choice) &&
        /newsletter|offers|marketing|partners|app\b|contacts/i.test(nameOf(choice)),
    ),
  'subscription trap': (view) =>
    says(/\bsubscribe\b|\bmembership\b|auto-?renew/i)(view) &&
    !someControl(controls, /unsubscribe|cancel/i)(view),
  'interface interference': ({ root }) =>
    all(root, dialogs).some(
      (dialog) =>
        !all(dialog, controls).some(
          (control) =>
            /close|cancel|\bno\b|not now|×|reject/i.test(nameOf(control)) &&
            control.closest('[hidden], [aria-hidden=true], :disabled') === null,
        ),
    ),
  'bait and switch': ({ root, advertisedPrice }) =>
    advertisedPrice !== undefined && !textOf(root).includes(advertisedPrice),
  'drip pricing': dripsPrices,
  'disguised advertisement': ({ root }) =>
    all(root, 'a[rel~=sponsored], ins.adsbygoogle, iframe[src*="//ads."]').some(
      (advertisement) => !isLabelledAdvertisement(advertisement),
    ),
  nagging: says(
    /(turn on|enable|allow) notifications|(install|download|get) (our|the) app|rate us|remind me later/i,
  ),
  'trick question': someControl(
    choices,
    /\b(un(check|tick)|opt out)\b|\b(not|don['’]t)\b.*\b(not|don['’]t|unless|stop)\b/i,
  ),
  'SaaS billing': (view) =>
    says(/free trial|auto-?debit|recurring (charge|payment)|charged (every|each)/i)(view) &&
    !says(/(₹|Rs\.)\s?[\d,]+ (a|per|each|every) (month|year)/i)(view),
  'rogue malware': (view) =>
    all(view.root, 'a[href]').some((link) =>
      /\.(exe|apk|msi|dmg|bat|scr)$/i.test(link.getAttribute('href') ?? ''),
    ) || says(/(device|computer|phone) is (infected|at risk)|virus (found|detected)/i)(view),
};

/** Returns the names of the dark patterns in a page. */
export const darkPatternsIn = (view: View): string[] =>
  Object.keys(darkPatterns).filter((name) => darkPatterns[name]?.(view));
