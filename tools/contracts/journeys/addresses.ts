import { address, byId, check, type Journey, newAddress, newCustomer } from './trip.ts';

export const addresses: Journey[] = [
  {
    name: 'an address is created, listed, deleted and gone',
    async run(trip) {
      const { token, user_id } = await newCustomer(trip);
      const list = () => trip.ok('GET', `/api/user/addresses/${user_id}/`, { token });
      const before = await list();
      check(before.body.length === 0, 'a new customer already has addresses', before);
      const kept = await newAddress(trip, token, { city: 'Hassan' });
      const id = await newAddress(trip, token);
      const after = await list();
      const found = byId(after, id) as Record<string, unknown> | undefined;
      check(found !== undefined, 'a created address is not in the list', after);
      const changed = Object.entries(address).find(([name, value]) => found?.[name] !== value);
      check(!changed, `the list shows another ${changed?.[0]} than the created address`, after);
      check(after.body.length === 2, 'two created addresses are not listed exactly once', after);
      await trip.ok('DELETE', `/api/user/addresses/delete/${id}/`, { token });
      const rest = await list();
      check(!byId(rest, id), 'a deleted address is still in the list', rest);
      check(byId(rest, kept) !== undefined, 'the deletion removed another address as well', rest);
      const again = ['DELETE', `/api/user/addresses/delete/${id}/`, { token }] as const;
      await trip.rejected([404], 'a deleted address can be deleted again', ...again);
    },
  },
];
