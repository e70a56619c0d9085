import { createOpenApiHttp } from 'openapi-msw';
import type { components, paths } from '../../../../contracts/schema.d.ts';
import * as fixtures from './fixtures.ts';
import { createHandlers, mockToken } from './handlers.ts';

type Schemas = components['schemas'];

/** What the pretended shop knows: at first one customer with an address and a delivered order. */
interface Memory {
  customer: Schemas['User'];
  /** Addresses of those who may log in; any password is right. */
  accounts: string[];
  addresses: Schemas['Address'][];
  orders: Schemas['Order'][];
  reviews: Schemas['Review'][];
  wishlist: Schemas['WishlistEntry'][];
}

/** The one-time password that is refused; any other is right. */
export const wrongOtp = '000000';

const atFirst = (): Memory => ({
  customer: fixtures.user,
  accounts: [fixtures.user.email],
  addresses: [fixtures.address],
  orders: [fixtures.order],
  reviews: [],
  wishlist: [],
});

const nextId = (records: { id: number }[], first: number) =>
  Math.max(first - 1, ...records.map(({ id }) => id)) + 1;

const now = () => new Date().toISOString();

/**
 * The user API of one visit: unlike `createHandlers` it remembers what it was told, so that a whole
 * way through the shop can be walked without a server.
 *
 * @param baseUrl the host the client under test is configured with, '*' for any
 */
export function pretendShop(baseUrl = '*') {
  let memory = atFirst();
  const http = createOpenApiHttp<paths>({ baseUrl });
  const products = [fixtures.steelSpikes, { ...fixtures.steelSpikes, ...fixtures.balconyNet }];
  const orderOf = (id: string) => memory.orders.find((order) => String(order.id) === id);
  const notFound = { message: 'Not found' };

  const remembering = [
    http.get('/api/user/products/{slug}/', ({ params, response }) => {
      const found = products.find(({ id, slug }) => [slug, String(id)].includes(params.slug));
      return found ? response(200).json(found) : response(404).json(notFound);
    }),

    http.post('/api/user/verify-otp/', async ({ request, response }) =>
      (await request.json()).otp === wrongOtp
        ? response(400).json({ error: 'This OTP is wrong.' })
        : response(200).json({ message: 'OTP verified successfully' }),
    ),
    http.post('/api/user/register/', async ({ request, response }) => {
      const { name, email, contact } = await request.json();
      if (memory.accounts.includes(email))
        return response(400).json({ email: ['This e-mail has an account already.'] });
      memory = {
        ...memory,
        customer: { ...fixtures.user, name, email, contact },
        accounts: [...memory.accounts, email],
        // Whoever has just come has nothing yet.
        addresses: [],
        orders: [],
      };
      return response(201).json({ message: 'Registration successful' });
    }),
    http.post('/api/user/login/', async ({ request, response }) =>
      memory.accounts.includes((await request.json()).email)
        ? response(200).json({ token: { access: mockToken }, msg: 'Login successful' })
        : response(400).json({ errors: ['E-mail or password is wrong.'] }),
    ),
    http.get('/api/user/profile/', ({ response }) => response(200).json(memory.customer)),

    http.get('/api/user/addresses/{userId}/', ({ response }) =>
      response(200).json(memory.addresses),
    ),
    http.post('/api/user/addresses/', async ({ request, response }) => {
      const { address_line2 = null, ...told } = await request.json();
      const address = {
        ...told,
        address_line2,
        id: nextId(memory.addresses, fixtures.address.id),
        user: memory.customer.id,
      };
      memory = { ...memory, addresses: [...memory.addresses, address] };
      return response(201).json(address);
    }),
    http.delete('/api/user/addresses/delete/{id}/', ({ params, response }) => {
      const addresses = memory.addresses.filter(({ id }) => String(id) !== params.id);
      memory = { ...memory, addresses };
      return response(204).empty();
    }),

    http.get('/api/user/orders/', ({ response }) => response(200).json(memory.orders)),
    http.get('/api/user/orders/{id}/', ({ params, response }) => {
      const order = orderOf(params.id);
      return order ? response(200).json(order) : response(404).json(notFound);
    }),
    http.post('/api/user/orders/', async ({ request, response }) => {
      const { address, items } = await request.json();
      const id = nextId(memory.orders, fixtures.order.id + 1);
      const bought = items.map((item, place) => {
        const product = products.find((one) => one.id === item.product) ?? fixtures.steelSpikes;
        return {
          id: id * 100 + place,
          product: product.id,
          product_name: product.title,
          product_image: product.image1,
          product_price: product.price,
          quantity: item.quantity,
          item_total: Number(product.price) * item.quantity,
        };
      });
      const total = bought.reduce((sum, { item_total }) => sum + item_total, 0);
      const order: Schemas['Order'] = {
        id,
        order_date: now(),
        total_amount: total,
        delivery_status: 'pending',
        delivery_status_display: 'Pending',
        payment_status: 'pending',
        razorpay_order_id: `order_Sandbox${String(id).padStart(8, '0')}`,
        razorpay_key: 'rzp_test_sandbox',
        items: bought,
        address_details: memory.addresses.find((one) => one.id === address) ?? null,
      };
      memory = { ...memory, orders: [...memory.orders, order] };
      return response(201).json({
        id,
        key: 'rzp_test_sandbox',
        razorpay_amount: total * 100,
        razorpay_order_id: order.razorpay_order_id,
      });
    }),
    http.post('/api/user/orders/{id}/verify_payment/', ({ params, response }) => {
      const paid = orderOf(params.id);
      if (!paid) return response(404).json(notFound);
      const { razorpay_key: _paid, ...rest } = paid;
      memory = {
        ...memory,
        orders: memory.orders.map((order) =>
          order === paid ? { ...rest, payment_status: 'completed' } : order,
        ),
      };
      return response(200).json({ status: 'success' });
    }),

    http.get('/api/user/reviews/', ({ response }) =>
      response(200).json([...memory.reviews, fixtures.review]),
    ),
    http.get('/api/user/user-reviews/', ({ response }) => response(200).json(memory.reviews)),
    http.post('/api/user/reviews/', async ({ request, response }) => {
      const { product, rating, review_text } = await request.json();
      const review: Schemas['Review'] = {
        id: nextId(memory.reviews, fixtures.review.id + 1),
        product,
        product_title: products.find(({ id }) => id === product)?.title ?? '',
        user_name: memory.customer.name,
        rating,
        review_text,
        status: 'published',
        created_at: now(),
      };
      memory = { ...memory, reviews: [review, ...memory.reviews] };
      return response(201).json(review);
    }),

    http.get('/api/user/wishlist/{productId}', ({ params, response }) =>
      response(200).json({
        is_wishlisted: memory.wishlist.some(
          ({ product_details }) => String(product_details.id) === params.productId,
        ),
      }),
    ),
    http.get('/api/user/wishlist/', ({ response }) => response(200).json(memory.wishlist)),
    http.post('/api/user/wishlist/', async ({ request, response }) => {
      const { product } = await request.json();
      const entry = {
        id: nextId(memory.wishlist, 1),
        product_details: fixtures.products.find(({ id }) => id === product) ?? fixtures.balconyNet,
      };
      memory = { ...memory, wishlist: [...memory.wishlist, entry] };
      return response(201).json(entry);
    }),
    http.delete('/api/user/wishlist/{productId}/', ({ params, response }) => {
      const wishlist = memory.wishlist.filter(
        ({ product_details }) => String(product_details.id) !== params.productId,
      );
      memory = { ...memory, wishlist };
      return response(204).empty();
    }),
  ];

  return {
    handlers: [...remembering, ...createHandlers(baseUrl)],
    /** Forgets all that it was told. */
    forget: () => {
      memory = atFirst();
    },
  };
}
