import { createOpenApiHttp } from 'openapi-msw';
import type { components, paths } from '../../../../contracts/schema.d.ts';
import * as fixtures from './fixtures.ts';
import { createHandlers, mockToken } from './handlers.ts';

type Schemas = components['schemas'];

interface State {
  customer: Schemas['User'];
  /** E-mail addresses that can log in, with any password. */
  accounts: string[];
  addresses: Schemas['Address'][];
  orders: Schemas['Order'][];
  reviews: Schemas['Review'][];
  wishlist: Schemas['WishlistEntry'][];
}

/** The only one-time password that is rejected. */
export const wrongOtp = '000000';

const initialState = (): State => ({
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
 * Returns MSW handlers that keep state, so that a test can walk through several pages without a server.
 *
 * @param baseUrl the origin that the client calls, '*' for any
 */
export function createStatefulMocks(baseUrl = '*') {
  let state = initialState();
  const http = createOpenApiHttp<paths>({ baseUrl });
  const products = [fixtures.steelSpikes, { ...fixtures.steelSpikes, ...fixtures.balconyNet }];
  const orderOf = (id: string) => state.orders.find((order) => String(order.id) === id);
  const notFound = { message: 'Not found' };

  const statefulHandlers = [
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
      if (state.accounts.includes(email))
        return response(400).json({ email: ['This e-mail has an account already.'] });
      state = {
        ...state,
        customer: { ...fixtures.user, name, email, contact },
        accounts: [...state.accounts, email],
        addresses: [],
        orders: [],
      };
      return response(201).json({ message: 'Registration successful' });
    }),
    http.post('/api/user/login/', async ({ request, response }) =>
      state.accounts.includes((await request.json()).email)
        ? response(200).json({ token: { access: mockToken }, msg: 'Login successful' })
        : response(400).json({ errors: ['E-mail or password is wrong.'] }),
    ),
    http.get('/api/user/profile/', ({ response }) => response(200).json(state.customer)),

    http.get('/api/user/addresses/{userId}/', ({ response }) =>
      response(200).json(state.addresses),
    ),
    http.post('/api/user/addresses/', async ({ request, response }) => {
      const { address_line2 = null, ...fields } = await request.json();
      const address = {
        ...fields,
        address_line2,
        id: nextId(state.addresses, fixtures.address.id),
        user: state.customer.id,
      };
      state = { ...state, addresses: [...state.addresses, address] };
      return response(201).json(address);
    }),
    http.delete('/api/user/addresses/delete/{id}/', ({ params, response }) => {
      const addresses = state.addresses.filter(({ id }) => String(id) !== params.id);
      state = { ...state, addresses };
      return response(204).empty();
    }),

    http.get('/api/user/orders/', ({ response }) => response(200).json(state.orders)),
    http.get('/api/user/orders/{id}/', ({ params, response }) => {
      const order = orderOf(params.id);
      return order ? response(200).json(order) : response(404).json(notFound);
    }),
    http.post('/api/user/orders/', async ({ request, response }) => {
      const { address, items } = await request.json();
      const id = nextId(state.orders, fixtures.order.id + 1);
      const bought = items.map((item, index) => {
        const product = products.find((one) => one.id === item.product) ?? fixtures.steelSpikes;
        return {
          id: id * 100 + index,
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
        address_details: state.addresses.find((one) => one.id === address) ?? null,
      };
      state = { ...state, orders: [...state.orders, order] };
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
      state = {
        ...state,
        orders: state.orders.map((order) =>
          order === paid ? { ...rest, payment_status: 'completed' } : order,
        ),
      };
      return response(200).json({ status: 'success' });
    }),

    http.get('/api/user/reviews/', ({ response }) =>
      response(200).json([...state.reviews, fixtures.review]),
    ),
    http.get('/api/user/user-reviews/', ({ response }) => response(200).json(state.reviews)),
    http.post('/api/user/reviews/', async ({ request, response }) => {
      const { product, rating, review_text } = await request.json();
      const review: Schemas['Review'] = {
        id: nextId(state.reviews, fixtures.review.id + 1),
        product,
        product_title: products.find(({ id }) => id === product)?.title ?? '',
        user_name: state.customer.name,
        rating,
        review_text,
        status: 'published',
        created_at: now(),
      };
      state = { ...state, reviews: [review, ...state.reviews] };
      return response(201).json(review);
    }),

    http.get('/api/user/wishlist/{productId}', ({ params, response }) =>
      response(200).json({
        is_wishlisted: state.wishlist.some(
          ({ product_details }) => String(product_details.id) === params.productId,
        ),
      }),
    ),
    http.get('/api/user/wishlist/', ({ response }) => response(200).json(state.wishlist)),
    http.post('/api/user/wishlist/', async ({ request, response }) => {
      const { product } = await request.json();
      const entry = {
        id: nextId(state.wishlist, 1),
        product_details: fixtures.products.find(({ id }) => id === product) ?? fixtures.balconyNet,
      };
      state = { ...state, wishlist: [...state.wishlist, entry] };
      return response(201).json(entry);
    }),
    http.delete('/api/user/wishlist/{productId}/', ({ params, response }) => {
      const wishlist = state.wishlist.filter(
        ({ product_details }) => String(product_details.id) !== params.productId,
      );
      state = { ...state, wishlist };
      return response(204).empty();
    }),
  ];

  return {
    handlers: [...statefulHandlers, ...createHandlers(baseUrl)],
    /** Restores the initial state. */
    reset: () => {
      state = initialState();
    },
  };
}
