import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DescriptionList } from './index.ts';

test('pairs each term with its description', () => {
  const items = [
    { term: 'Net quantity', description: '1 net' },
    { term: 'Country of origin', description: <b>India</b> },
  ];
  render(<DescriptionList items={items} />);
  const pairs = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(pairs).toEqual([
    ['Net quantity', '1 net'],
    ['Country of origin', 'India'],
  ]);
});
