import { HttpResponse, http, type PathParams } from 'msw';
import type { components, paths } from '../../../../contracts/schema.d.ts';
import * as fixtures from './fixtures.ts';
import { createHandlers, mockToken } from './handlers.ts';

type Schemas = components['schemas'];

type BodyOf<Path extends keyof paths> = paths[Path] extends {
  post: { requestBody: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

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
  const products = [fixtures.steelSpikes, { ...fixtures.steelSpikes, ...fixtures.balconyNet }];
  const orderOf = (id: string) => state.orders.find((order) => String(order.id) === id);
  const notFound = { message: 'Not found' };

  const statefulHandlers = [
    http.get(`${baseUrl}/api/user/products/:slug/`, ({ params }) => {
      const found = products.find(({ id, slug }) =>
        [slug, String(id)].includes(String(params.slug)),
      );
      return found ? HttpResponse.json(found) : HttpResponse.json(notFound, { status: 404 });
    }),

    http.post<PathParams, BodyOf<'/api/user/verify-otp/'>>(
      `${baseUrl}/api/user/verify-otp/`,
      async ({ request }) =>
        (await request.json()).otp === wrongOtp
          ? HttpResponse.json({ error: 'This OTP is wrong.' }, { status: 400 })
          : HttpResponse.json({ message: 'OTP verified successfully' }),
    ),
    http.post<PathParams, BodyOf<'/api/user/register/'>>(
      `${baseUrl}/api/user/register/`,
      async ({ request }) => {
        const { name, email, contact } = await request.json();
        if (state.accounts.includes(email))
          return HttpResponse.json(
            { email: ['This e-mail has an account already.'] },
            { status: 400 },
          );
        state = {
          ...state,
          customer: { ...fixtures.user, name, email, contact },
          accounts: [...state.accounts, email],
          addresses: [],
          orders: [],
        };
        return HttpResponse.json({ message: 'Registration successful' }, { status: 201 });
      },
    ),
    http.post<PathParams, BodyOf<'/api/user/login/'>>(
      `${baseUrl}/api/user/login/`,
      async ({ request }) =>
        state.accounts.includes((await request.json()).email)
          ? HttpResponse.json({ token: { access: mockToken }, msg: 'Login successful' })
          : HttpResponse.json({ errors: ['E-mail or password is wrong.'] }, { status: 400 }),
    ),
    http.get(`${baseUrl}/api/user/profile/`, () => HttpResponse.json(state.customer)),

    http.get(`${baseUrl}/api/user/addresses/:userId/`, () => HttpResponse.json(state.addresses)),
    http.post<PathParams, BodyOf<'/api/user/addresses/'>>(
      `${baseUrl}/api/user/addresses/`,
      async ({ request }) => {
        const { address_line2 = null, ...fields } = await request.json();
        const address = {
          ...fields,
          address_line2,
          id: nextId(state.addresses, fixtures.address.id),
          user: state.customer.id,
        };
        state = { ...state, addresses: [...state.addresses, address] };
        return HttpResponse.json(address, { status: 201 });
      },
    ),
    http.delete(`${baseUrl}/api/user/addresses/delete/:id/`, ({ params }) => {
      const addresses = state.addresses.filter(({ id }) => String(id) !== params.id);
      state = { ...state, addresses };
      return new HttpResponse(null, { status: 204 });
    }),

    http.get(`${baseUrl}/api/user/orders/`, () => HttpResponse.json(state.orders)),
    http.get(`${baseUrl}/api/user/orders/:id/`, ({ params }) => {
      const order = orderOf(String(params.id));
      return order ? HttpResponse.json(order) : HttpResponse.json(notFound, { status: 404 });
    }),
    http.post<PathParams, BodyOf<'/api/user/orders/'>>(
      `${baseUrl}/api/user/orders/`,
      async ({ request }) => {
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
        return HttpResponse.json(
          {
            id,
            key: 'rzp_test_sandbox',
            razorpay_amount: total * 100,
            razorpay_order_id: order.razorpay_order_id,
          },
          { status: 201 },
        );
      },
    ),
    http.post(`${baseUrl}/api/user/orders/:id/verify_payment/`, ({ params }) => {
      const paid = orderOf(String(params.id));
      if (!paid) return HttpResponse.json(notFound, { status: 404 });
      const { razorpay_key: _paid, ...rest } = paid;
      state = {
        ...state,
        orders: state.orders.map((order) =>
          order === paid ? { ...rest, payment_status: 'completed' } : order,
        ),
      };
      return HttpResponse.json({ status: 'success' });
    }),

    http.get(`${baseUrl}/api/user/reviews/`, () =>
      HttpResponse.json([...state.reviews, fixtures.review]),
    ),
    http.get(`${baseUrl}/api/user/user-reviews/`, () => HttpResponse.json(state.reviews)),
    http.post<PathParams, BodyOf<'/api/user/reviews/'>>(
      `${baseUrl}/api/user/reviews/`,
      async ({ request }) => {
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
        return HttpResponse.json(review, { status: 201 });
      },
    ),

    http.get(`${baseUrl}/api/user/wishlist/:productId`, ({ params }) =>
      HttpResponse.json({
        is_wishlisted: state.wishlist.some(
          ({ product_details }) => String(product_details.id) === params.productId,
        ),
      }),
    ),
    http.get(`${baseUrl}/api/user/wishlist/`, () => HttpResponse.json(state.wishlist)),
    http.post<PathParams, BodyOf<'/api/user/wishlist/'>>(
      `${baseUrl}/api/user/wishlist/`,
      async ({ request }) => {
        const { product } = await request.json();
        const entry = {
          id: nextId(state.wishlist, 1),
          product_details:
            fixtures.products.find(({ id }) => id === product) ?? fixtures.balconyNet,
        };
        state = { ...state, wishlist: [...state.wishlist, entry] };
        return HttpResponse.json(entry, { status: 201 });
      },
    ),
    http.delete(`${baseUrl}/api/user/wishlist/:productId/`, ({ params }) => {
      const wishlist = state.wishlist.filter(
        ({ product_details }) => String(product_details.id) !== params.productId,
      );
      state = { ...state, wishlist };
      return new HttpResponse(null, { status: 204 });
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
