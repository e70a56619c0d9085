import { records } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import { checkForm } from '../../shared/forms/rules.ts';
import { addressLines, addressRules, toNewAddress } from './addressForm.ts';

const form = {
  full_name: 'Asha Rao',
  phone: '98765 43210',
  address: '14 Temple Street',
  address_line2: '',
  city: 'Mysuru',
  state: 'Karnataka',
  zip_code: '570001',
  gstin: '',
};

// Spec: 2 §5
it('requires every field except address line 2 and the GSTIN', () => {
  expect(checkForm(addressRules, form)).toEqual({});
  const required = ['full_name', 'phone', 'address', 'city', 'state', 'zip_code'];
  for (const field of required) {
    expect(Object.keys(checkForm(addressRules, { ...form, [field]: '' }))).toEqual([field]);
  }
});

it('sends an empty address line 2 as null', () => {
  const { address_line2: _, gstin: __, ...sent } = form;
  expect(toNewAddress(sent, 3)).toEqual({ ...sent, address_line2: null, user: 3 });
  const line2 = { address_line2: 'Near the lake' };
  expect(toNewAddress({ ...sent, ...line2 }, 3)).toEqual({ ...sent, ...line2, user: 3 });
});

it('accepts a GSTIN with its check character only', () => {
  const problems = (gstin: string) => checkForm(addressRules, { ...form, gstin });
  expect(problems('27AAAAA0000A1Z2')).toEqual({});
  expect(problems('27AAAAA0000A1Z3')).toEqual({
    gstin: 'Please enter a valid GSTIN of 15 characters.',
  });
});

// Spec: 2 §2 Address book
it('formats an address as on an envelope', () => {
  expect(addressLines({ ...records.address, line2: 'Near the lake' })).toEqual([
    '14 Temple Street',
    'Near the lake',
    'Mysuru, Karnataka 570001',
  ]);
});
