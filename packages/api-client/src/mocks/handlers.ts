import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../../../../contracts/schema.d.ts';
import * as fixtures from './fixtures.ts';

/**
 * Returns MSW handlers of the whole user API, for one signed-in customer with one order. To override a
 * response, put another handler before these.
 *
 * @param baseUrl the origin that the client calls, '*' for any
 */
export function createHandlers(baseUrl = '*') {
  const http = createOpenApiHttp<paths>({ baseUrl });
  return [
    http.get('/api/user/products/', ({ response }) => response(200).json(fixtures.products)),
    http.get('/api/user/products/{slug}/', ({ params, response }) =>
      [fixtures.steelSpikes.slug, String(fixtures.steelSpikes.id)].includes(params.slug)
        ? response(200).json(fixtures.steelSpikes)
        : response(404).json({ message: 'Not found' }),
    ),
    http.get('/api/user/uploadCategory/', ({ response }) =>
      response(200).json(fixtures.categories),
    ),
    http.get('/api/user/gallery/', ({ response }) => response(200).json([fixtures.galleryItem])),
    http.get('/api/user/blogs/', ({ response }) => response(200).json([fixtures.blog])),
    http.post('/api/user/contact/', ({ response }) =>
      response(201).json({ message: 'Message received' }),
    ),

    http.get('/api/user/profile/', ({ response }) => response(200).json(fixtures.user)),
    http.post('/api/user/send-otp/', ({ response }) =>
      response(200).json({ message: 'OTP sent successfully' }),
    ),
    http.post('/api/user/verify-otp/', ({ response }) =>
      response(200).json({ message: 'OTP verified successfully' }),
    ),
    http.post('/api/user/register/', ({ response }) =>
      response(201).json({ message: 'Registration successful' }),
    ),
    http.post('/api/user/login/', ({ response }) =>
      response(200).json({ token: { access: mockToken }, msg: 'Login successful' }),
    ),

    http.get('/api/user/addresses/{userId}/', ({ response }) =>
      response(200).json([fixtures.address]),
    ),
    http.post('/api/user/addresses/', ({ response }) => response(201).json(fixtures.address)),
    http.delete('/api/user/addresses/delete/{id}/', ({ response }) => response(204).empty()),

    http.get('/api/user/orders/', ({ response }) => response(200).json([fixtures.order])),
    http.get('/api/user/orders/{id}/', ({ response }) => response(200).json(fixtures.order)),
    http.post('/api/user/orders/', ({ response }) =>
      response(201).json({
        id: 42,
        key: 'rzp_test_sandbox',
        razorpay_amount: 109800,
        razorpay_order_id: 'order_Sandbox00000042',
      }),
    ),
    http.post('/api/user/orders/{id}/verify_payment/', ({ response }) =>
      response(200).json({ status: 'success' }),
    ),

    http.get('/api/user/reviews/', ({ response }) => response(200).json([fixtures.review])),
    http.post('/api/user/reviews/', ({ response }) => response(201).json(fixtures.review)),
    http.get('/api/user/user-reviews/', ({ response }) => response(200).json([fixtures.review])),

    http.get('/api/user/wishlist/{productId}', ({ response }) =>
      response(200).json({ is_wishlisted: false }),
    ),
    http.get('/api/user/wishlist/', ({ response }) =>
      response(200).json([{ id: 1, product_details: fixtures.balconyNet }]),
    ),
    http.post('/api/user/wishlist/', ({ response }) =>
      response(201).json({ id: 1, product_details: fixtures.balconyNet }),
    ),
    http.delete('/api/user/wishlist/{productId}/', ({ response }) => response(204).empty()),

    http.get('/pincode/{pin}', ({ params, response }) =>
      response(200).json([
        params.pin === '570001' ? fixtures.pincodeFound : fixtures.pincodeUnknown,
      ]),
    ),
    http.get('/seo-json/seo.json', ({ response }) =>
      response(200).json({ '/': fixtures.pageMetadata }),
    ),
  ];
}

/** An unsigned token that expires in 2030. */
export const mockToken =
  'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE4OTM0NTYwMDAsInVzZXJfaWQiOjN9.c2lnbmF0dXJl';
