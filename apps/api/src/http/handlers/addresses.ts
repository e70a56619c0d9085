import { addressCopy } from '../../domain/addresses/address-copy.ts';
import { addAddress, addressesOf, removeAddress } from '../../domain/addresses/addresses.ts';
import { NotFound } from '../../domain/errors.ts';
import { pageOf } from '../../domain/page.ts';
import type { Handler } from '../operation.ts';
import { setNextLink } from '../set-next-link.ts';

// The API returns addresses in the format of orders.

export const listAddresses: Handler<'listAddresses'> = async (call, { db }) => {
  const { params, userId, query } = call;
  if (params.userId !== userId) throw new NotFound();
  return setNextLink(call, pageOf(await addressesOf(db, userId), query)).map(addressCopy);
};

export const createAddress: Handler<'createAddress'> = async ({ body, userId }, context) => {
  const fields = {
    fullName: body.full_name.trim(),
    phone: body.phone.trim(),
    address: body.address.trim(),
    addressLine2: body.address_line2?.trim() || null,
    city: body.city.trim(),
    state: body.state.trim(),
    zipCode: body.zip_code.trim(),
    gstin: body.gstin || null,
  };
  return addressCopy(await addAddress(context, userId, fields));
};

export const deleteAddress: Handler<'deleteAddress'> = async ({ params, userId }, { db }) => {
  await removeAddress(db, userId, params.id);
  return undefined;
};
