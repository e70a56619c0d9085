import { describe, expect, it } from 'vitest';
import { pincodeAnswer } from './pincode.ts';

describe('the pincode lookup', () => {
  // Spec: decisions Calls
  it.each([
    ['110001', 21, 'Delhi', 'New Delhi', 'Connaught Place'],
    ['400001', 6, 'Maharashtra', 'Mumbai', 'Mumbai G.P.O.'],
    ['560001', 9, 'Karnataka', 'Bengaluru', 'Vidhana Soudha'],
    ['600001', 6, 'Tamil Nadu', 'Chennai', 'Chennai G.P.O.'],
    ['700001', 14, 'West Bengal', 'Kolkata', 'Radha Bazar'],
  ])('finds %s: %i post offices in %s, %s, with %s', (pin, count, state, district, name) => {
    const [answer] = pincodeAnswer(pin);
    expect(answer?.Status).toBe('Success');
    expect(answer?.Message).toBe(`Number of pincode(s) found:${count}`);
    expect(answer?.PostOffice).toHaveLength(count);
    expect(answer?.PostOffice?.some((office) => office.District === district)).toBe(true);
    expect(answer?.PostOffice?.find((office) => office.Name === name)).toMatchObject({
      Description: null,
      BranchType: null,
      DeliveryStatus: null,
      State: state,
      Country: 'India',
      Pincode: pin,
    });
  });

  it('returns null for an unknown block', () => {
    const offices = pincodeAnswer('560001')[0]?.PostOffice;
    const blockOf = (name: string) => offices?.find((office) => office.Name === name)?.Block;
    expect(blockOf('Vidhana Soudha')).toBe('Bangalore North');
    expect(blockOf('Vasanthanagar')).toBeNull();
  });

  it.each(['000000', '110000', '999999', '100001'])('finds no post office for %s', (pin) => {
    expect(pincodeAnswer(pin)).toEqual([
      { Message: 'No records found', Status: 'Error', PostOffice: null },
    ]);
  });

  it.each(['', '11000', '1100011', '11000a', ' 110001', '110001\n', '١١٠٠٠١', '1e5000', '-11000'])(
    'rejects %j',
    (pin) => {
      expect(pincodeAnswer(pin)).toEqual([
        { Message: 'The requested resource is not found', Status: '404', PostOffice: null },
      ]);
    },
  );

  it('finds the first and the last pincode', () => {
    expect(pincodeAnswer('110001')[0]?.Status).toBe('Success');
    expect(pincodeAnswer('855117')[0]?.Status).toBe('Success');
  });
});
