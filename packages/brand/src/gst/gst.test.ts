import { expect, it } from 'vitest';
import { gstParts, isGstin, normalGstin, stateCode } from './index.ts';

const pune = { state: 'Maharashtra', pincode: '411001' };
const mysuru = { state: 'Karnataka', pincode: '570001' };

it('divides the tax of a sale in the own state into equal CGST and SGST', () => {
  expect(gstParts([{ total: 118_00, rate: 18 }], pune, '27')).toEqual([
    { rate: 18, taxable: 100_00, cgst: 9_00, sgst: 9_00, igst: 0 },
  ]);
});

it('has IGST for a sale to another state', () => {
  expect(gstParts([{ total: 118_00, rate: 18 }], mysuru, '27')).toEqual([
    { rate: 18, taxable: 100_00, cgst: 0, sgst: 0, igst: 18_00 },
  ]);
});

it('adds up the lines of a rate before it rounds, the highest rate first', () => {
  const lines = [
    { total: 105, rate: 5 },
    { total: 33, rate: 18 },
    { total: 34, rate: 18 },
    { total: 200, rate: 0 },
  ];
  expect(gstParts(lines, mysuru, '27')).toEqual([
    { rate: 18, taxable: 57, cgst: 0, sgst: 0, igst: 10 },
    { rate: 5, taxable: 100, cgst: 0, sgst: 0, igst: 5 },
    { rate: 0, taxable: 200, cgst: 0, sgst: 0, igst: 0 },
  ]);
});

it.each([pune, mysuru])('loses no paisa of any total to %j', (place) => {
  for (let total = 1; total <= 2000; total += 1) {
    for (const rate of [0.25, 3, 5, 18, 40]) {
      const [part] = gstParts([{ total, rate }], place, '27');
      if (!part) throw new Error('no part');
      expect(part.taxable + part.cgst + part.sgst + part.igst).toBe(total);
      expect(part.cgst).toBe(part.sgst);
    }
  }
});

it('has no parts while the rate of a line is not known', () => {
  expect(
    gstParts(
      [
        { total: 100, rate: 18 },
        { total: 100, rate: undefined },
      ],
      pune,
      '27',
    ),
  ).toEqual([]);
});

it.each([
  ['Maharashtra', '411001', '27'],
  [' maharashtra ', '', '27'],
  ['Jammu & Kashmir', '180001', '01'],
  ['Orissa', '751001', '21'],
  ['New Delhi', '110001', '07'],
  ['महाराष्ट्र', '411 001', '27'],
  ['गोवा', '403001', '30'],
  ['Ladakh', '194101', '38'],
  ['लद्दाख', '194101', '38'],
  ['', '737101', '11'],
  ['Somewhere', '', undefined],
  ['Somewhere', '990001', undefined],
])('finds the code of the state %j with the pincode %j', (state, pincode, code) => {
  expect(stateCode(state, pincode)).toBe(code);
});

it.each([
  ['27AAPFU0939F1ZV', true],
  ['29AAGCB7383J1Z4', true],
  ['27AAPFU0939F1ZW', false],
  ['99AAPFU0939F1ZV', false],
  ['27AAPFU0939F1Z', false],
  ['', false],
])('judges the GSTIN %j: %s', (gstin, isValid) => {
  expect(isGstin(gstin)).toBe(isValid);
});

it('removes blanks from a GSTIN and writes it in capitals', () => {
  expect(normalGstin(' 27aapfu 0939f1zv')).toBe('27AAPFU0939F1ZV');
});
