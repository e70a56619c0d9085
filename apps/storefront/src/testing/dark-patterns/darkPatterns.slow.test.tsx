import { fixtures } from '@parinda/api-client/mocks';
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { orderHref } from '../../features/orders/orderId.ts';
import { fetchPages } from '../fetchPages.ts';
import { testPages } from '../testPages.ts';
import { visitShop } from '../visitShop.tsx';
import { darkPatterns, darkPatternsIn, type View } from './darkPatterns.ts';

const { steelSpikes, blog } = fixtures;

function viewOf(html: string, more: Omit<View, 'root'> = {}): View {
  const root = document.createElement('main');
  root.innerHTML = html;
  return { root, ...more };
}

/** One violation of each pattern, and the honest form beside it. */
const planted: [name: string, bad: View, good: View][] = [
  ['false urgency', viewOf('<p>Hurry, only 2 left!</p>'), viewOf('<p>In stock</p>')],
  [
    'basket sneaking',
    viewOf('<p data-cart-line>Net</p><p data-cart-line>Care plan</p>', { added: ['Net'] }),
    viewOf('<p data-cart-line>Net</p>', { added: ['Net'] }),
  ],
  [
    'confirm shaming',
    viewOf('<button>No thanks, I prefer pigeons</button>'),
    viewOf('<button>No</button>'),
  ],
  [
    'forced action',
    viewOf('<label><input type="checkbox" required> Send me offers</label>'),
    viewOf('<label><input type="checkbox"> Send me offers</label>'),
  ],
  [
    'subscription trap',
    viewOf('<p>Subscribe for a net each year</p>'),
    viewOf('<p>Subscribe for a net each year</p><button>Cancel subscription</button>'),
  ],
  [
    'interface interference',
    viewOf('<div role="dialog"><button>Agree</button><button hidden>Close</button></div>'),
    viewOf('<div role="dialog"><button>Agree</button><button>Close</button></div>'),
  ],
  [
    'bait and switch',
    viewOf('<p>₹699</p>', { advertisedPrice: '₹549' }),
    viewOf('<p>₹549</p>', { advertisedPrice: '₹549' }),
  ],
  [
    'drip pricing',
    viewOf('<dl><dt>Items</dt><dd>₹549</dd><dt>Total</dt><dd>₹1,598</dd></dl>'),
    viewOf(
      '<dl><dt>Items</dt><dd>₹549</dd><dt>Shipping</dt><dd>₹0</dd><dt>Total</dt><dd>₹549</dd></dl>',
    ),
  ],
  [
    'disguised advertisement',
    viewOf('<article><a rel="sponsored" href="https://a.example">Read</a></article>'),
    viewOf('<article>Advertisement <a rel="sponsored" href="https://a.example">Read</a></article>'),
  ],
  ['nagging', viewOf('<p>Enable notifications</p>'), viewOf('<p>You have no notifications</p>')],
  [
    'trick question',
    viewOf('<label><input type="checkbox"> Untick to get no mails</label>'),
    viewOf('<label><input type="checkbox"> Send me mails</label>'),
  ],
  [
    'SaaS billing',
    viewOf('<p>Start your free trial</p>'),
    viewOf('<p>Free trial for a month, then ₹99 per month</p>'),
  ],
  [
    'rogue malware',
    viewOf('<a href="/speed-up.apk">Speed up</a>'),
    viewOf('<a href="/guide.pdf">Guide</a>'),
  ],
];

describe('darkPatternsIn', () => {
  it('knows the 13 patterns of the guidelines', () => {
    expect(planted.map(([name]) => name)).toEqual(Object.keys(darkPatterns));
    expect(planted).toHaveLength(13);
  });

  it.each(planted)('names %s alone, and not its honest form', (name, bad, good) => {
    expect(darkPatternsIn(bad)).toEqual([name]);
    expect(darkPatternsIn(good)).toEqual([]);
  });
});

describe('the shop has no dark pattern', () => {
  testPages();
  beforeAll(fetchPages);

  const { id, slug, title, image1: image } = steelSpikes;
  const line = { id, slug, title, image, price: 549, quantity: 2 };
  const bought = { cart: [line], added: [title] };

  it.each<[string, { cart?: (typeof line)[]; added?: string[]; advertisedPrice?: string }]>([
    ['/', {}],
    ['/products', {}],
    [`/products/${slug}`, { advertisedPrice: '₹549' }],
    ['/offers', {}],
    ['/contact', {}],
    ['/faqs', {}],
    [`/blogs/${blog.slug}`, {}],
    ['/signup', {}],
    ['/terms', {}],
    ['/privacy-policy', {}],
    ['/return-policy', {}],
    ['/shipping-policy', {}],
    ['/cancellation-policy', {}],
    ['/cart', bought],
    ['/checkout', { cart: [line] }],
    ['/orders', {}],
    [orderHref(41), {}],
    ['/account', {}],
    ['/account/your-data', {}],
  ])('on %s', async (path, { cart, ...more }) => {
    visitShop({ path, isSignedIn: path !== '/signup', ...(cart && { cart }) });
    await screen.findByRole('heading', { level: 1 });
    if (more.advertisedPrice) await screen.findAllByText(more.advertisedPrice);
    if (cart) await screen.findAllByText(title);
    expect(darkPatternsIn({ root: document.body, ...more })).toEqual([]);
  });

  it('and the checks see its cart and its prices', async () => {
    visitShop({ path: '/cart', cart: [line] });
    await screen.findAllByText(title);
    const wrong = { root: document.body, added: [], advertisedPrice: '₹1.50' };
    expect(darkPatternsIn(wrong)).toEqual(['basket sneaking', 'bait and switch']);
  });
});
