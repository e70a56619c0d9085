import { check, type Journey, newId } from './trip.ts';

export const wishlist: Journey[] = [
  {
    name: 'a product is added to the wishlist and removed',
    async run(trip) {
      const product = newId();
      const params = { product_id: product };
      const { token } = await trip.state('a signed-in customer has an empty wishlist', params);
      const expectEntry = async (isWished: boolean, when: string) => {
        const one = await trip.ok('GET', `/api/user/wishlist/${product}`, { token });
        const is = one.body.is_wishlisted;
        check(is === isWished, `${when}, the check of the product says ${is}`, one);
        const list = await trip.ok('GET', '/api/user/wishlist/', { token });
        const ids: number[] = list.body.map((entry: Entry) => entry.product_details.id);
        const found = ids.filter((id) => id === product).length;
        const problem = `${when}, the wishlist has the product ${found} times`;
        check(found === Number(isWished), problem, list);
        check(ids.length === found, `${when}, the wishlist has other products`, list);
      };
      const add = () => trip.ok('POST', '/api/user/wishlist/', { token, body: { product } });
      const remove = () => trip.ok('DELETE', `/api/user/wishlist/${product}/`, { token });
      await expectEntry(false, 'before the product is added');
      const added = await add();
      const other = added.body.product_details.id;
      check(other === product, `adding product ${product} answers with product ${other}`, added);
      await expectEntry(true, 'after the product was added');
      await add();
      await expectEntry(true, 'after the product was added twice');
      await remove();
      await expectEntry(false, 'after the product was removed');
      await remove();
      await expectEntry(false, 'after the product was removed twice');
    },
  },
];

interface Entry {
  product_details: { id: number };
}
