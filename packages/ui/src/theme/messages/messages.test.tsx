import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Price } from '../../product/price/index.ts';
import { Rating } from '../../product/rating/index.ts';
import { RatingBreakdown } from '../../product/rating-breakdown/index.ts';
import { english } from './english.ts';
import { german, hindi, type Messages, MessagesProvider } from './index.ts';

const tables: [string, Messages][] = [
  ['German', german],
  ['Hindi', hindi],
];

it('has English texts without a provider', () => {
  render(<Rating value={4.3} count={1} />);
  expect(screen.getByRole('img', { name: '4.3 out of 5' })).toBeTruthy();
  expect(screen.getByText('(1 review)')).toBeTruthy();
});

it('shows the texts of the given table', () => {
  render(
    <MessagesProvider locale="de" messages={german}>
      <Rating value={4.3} count={2} />
      <Price now="899 ₹" percentOff={31} />
      <RatingBreakdown average={5} counts={[0, 0, 0, 0, 1]} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('img', { name: '4,3 von 5' })).toBeTruthy();
  expect(screen.getByText('(2 Bewertungen)')).toBeTruthy();
  expect(screen.getByText('31 % günstiger')).toBeTruthy();
  const meter = screen.getByRole('meter', { name: '5 Sterne' });
  expect(meter.getAttribute('aria-valuetext')).toBe('1 Bewertung');
});

it('replaces single texts and keeps the others', () => {
  render(
    <MessagesProvider locale="en" messages={{ notRated: 'No ratings' }}>
      <Rating value={0} isRated={false} />
      <Price now="₹899" percentOff={31} />
    </MessagesProvider>,
  );
  expect(screen.getByText('No ratings')).toBeTruthy();
  expect(screen.getByText('31% off')).toBeTruthy();
});

it.each(tables)('%s translates every text', (_language, table) => {
  const same = Object.keys(english).filter((name) => {
    const key = name as keyof Messages;
    return typeof table[key] === 'string' && table[key] === english[key];
  });
  expect(same).toEqual([]);
});

it.each(tables)('%s shows every value of its texts', (_language, table) => {
  for (const [name, text] of Object.entries(table)) {
    if (typeof text === 'string') continue;
    const values = [11, 22, 33].slice(0, text.length || 1);
    const shown = (text as (...values: unknown[]) => string)(...values.map(String));
    for (const value of values) expect(shown, name).toContain(String(value));
  }
});
