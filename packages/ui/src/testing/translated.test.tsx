import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Button } from '../actions/button/index.ts';
import { CartTable, CartTableRow } from '../order/cart-table/index.ts';
import { OrderCard } from '../order/order-card/index.ts';
import { Timeline } from '../order/timeline/index.ts';
import { ActiveFilters } from '../product/active-filters/index.ts';
import { Price } from '../product/price/index.ts';
import { ProductCard } from '../product/product-card/index.ts';
import { Rating } from '../product/rating/index.ts';
import { RatingBreakdown } from '../product/rating-breakdown/index.ts';

// Browsers translate a page by wrapping its text nodes. React then updates and removes the original
// nodes: updates are lost, and removals throw, unless the text is alone in its element.

afterEach(cleanup);

function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const wrapped = document.createElement('font');
    text.parentNode?.replaceChild(wrapped, text);
    wrapped.append(text.textContent ?? '');
  }
}

const row = {
  image: { alt: '' },
  title: 'Net',
  href: '/net',
  price: '₹500',
  onQuantityChange,
  onRemove,
};
function onQuantityChange() {}
function onRemove() {}
const inTable = (line: ReactElement) => <CartTable>{line}</CartTable>;
const order = { title: 'Net', date: '1 May', detailsHref: '/order' };
const pending = { kind: 'delivery', status: 'pending', text: 'Delivery Pending' } as const;
const paid = { kind: 'payment', status: 'completed', text: 'Paid', subject: 'Payment' } as const;
const card = {
  href: '/net',
  title: 'Net',
  image: { alt: '' },
  actionHref: '/buy',
  onAddToCart: onRemove,
};

const changes: [string, ReactElement, ReactElement][] = [
  [
    'CartTableRow',
    inTable(<CartTableRow {...row} quantity={2} subtotal="₹1,000" />),
    inTable(<CartTableRow {...row} quantity={3} subtotal="₹1,500" note="Changed" />),
  ],
  [
    'CartTableRow without sale',
    inTable(<CartTableRow {...row} quantity={2} subtotal="₹1,000" />),
    inTable(<CartTableRow {...row} quantity={2} subtotal="₹1,000" isGone />),
  ],
  ['Price', <Price now="Rs.5/-" was="Rs.9/-" percentOff={44} />, <Price now="Rs.6/-" />],
  ['Rating', <Rating value={4} count={2} />, <Rating value={3} isRated count={3} />],
  ['short Rating', <Rating value={4} count={2} isCountShort />, <Rating value={3} isCountShort />],
  [
    'RatingBreakdown',
    <RatingBreakdown average={4} counts={[0, 0, 0, 1, 0]} />,
    <RatingBreakdown average={4.5} counts={[0, 0, 0, 1, 1]} />,
  ],
  [
    'ProductCard',
    <ProductCard {...card} rating={{ value: 4 }} priceNow="Rs.5/-" />,
    <ProductCard {...card} title="Wide net" rating={{ value: 5 }} priceNow="Rs.6/-" />,
  ],
  [
    'Button',
    <Button key="1">Save</Button>,
    <Button key="1" isPending>
      Save it
    </Button>,
  ],
  [
    'Timeline',
    <Timeline key="1" items={[{ title: 'Shipped', isDone: false }]} />,
    <Timeline key="1" items={[{ title: 'Shipped', isDone: true, text: 'Today' }]} />,
  ],
  [
    'ActiveFilters',
    <ActiveFilters
      key="1"
      filters={[
        { label: 'Nets', href: '/' },
        { label: 'Steel', href: '/a' },
      ]}
    />,
    <ActiveFilters key="1" filters={[{ label: 'Steel', href: '/' }]} />,
  ],
  [
    'OrderCard',
    <OrderCard
      {...order}
      orderLabel="Order #1"
      total="₹5"
      quantityLabel="Qty: 1"
      badge={pending}
      onPay={onRemove}
    />,
    <OrderCard {...order} orderLabel="Order #2" total="₹6" quantityLabel="Qty: 2" badge={paid} />,
  ],
];

it.each(changes)('%s updates its texts in a translated page', (_name, before, after) => {
  const expected = render(after).container.textContent;
  cleanup();
  const { container, rerender } = render(before);
  translate(container);
  rerender(after);
  expect(container.textContent).toBe(expected);
});
