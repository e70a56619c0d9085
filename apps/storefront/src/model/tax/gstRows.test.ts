import { expect, it } from 'vitest';
import { formatTotal } from '../../shared/money.ts';
import { gstRows } from './gstRows.ts';

it('has rows for CGST and SGST of half the rate each within the state', () => {
  const part = { rate: 5, taxable: 100, cgst: 2.5, sgst: 2.5, igst: 0 };
  expect(gstRows([part], formatTotal)).toEqual([
    { label: 'Includes CGST 2.5%', value: '₹2.50' },
    { label: 'Includes SGST 2.5%', value: '₹2.50' },
  ]);
});

it('has one row for IGST of each rate in another state, and none for a rate of 0', () => {
  const none = { cgst: 0, sgst: 0 };
  const parts = [
    { rate: 18, taxable: 100, ...none, igst: 18 },
    { rate: 5, taxable: 100, ...none, igst: 5 },
    { rate: 0, taxable: 100, ...none, igst: 0 },
  ];
  expect(gstRows(parts, formatTotal)).toEqual([
    { label: 'Includes IGST 18%', value: '₹18.00' },
    { label: 'Includes IGST 5%', value: '₹5.00' },
  ]);
});
