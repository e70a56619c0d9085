/** A valid request for a new address. */
export const addressForm = {
  full_name: 'Asha Rao',
  phone: '98765 43210',
  address: '14 Temple Street',
  city: 'Mysuru',
  state: 'Karnataka',
  zip_code: '570001',
};
