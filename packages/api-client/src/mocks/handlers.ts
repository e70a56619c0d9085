import { HttpResponse, http } from 'msw';
import * as fixtures from './fixtures.ts';

/**
 * Returns MSW handlers of the whole user API, for one signed-in customer with one order. To override a
 * response, put another handler before these.
 *
 * @param baseUrl the origin that the client calls, '*' for any
 */
export function createHandlers(baseUrl = '*') {
  return [
    http.get(`${baseUrl}/api/user/products/`, () => HttpResponse.json(fixtures.products)),
    http.get(`${baseUrl}/api/user/products/:slug/`, ({ params }) =>
      [fixtures.steelSpikes.slug, String(fixtures.steelSpikes.id)].includes(String(params.slug))
        ? HttpResponse.json(fixtures.steelSpikes)
        : HttpResponse.json({ message: 'Not found' }, { status: 404 }),
    ),
    http.get(`${baseUrl}/api/user/uploadCategory/`, () => HttpResponse.json(fixtures.categories)),
    http.get(`${baseUrl}/api/user/gallery/`, () => HttpResponse.json([fixtures.galleryItem])),
    http.get(`${baseUrl}/api/user/blogs/`, () => HttpResponse.json([fixtures.blog])),
    http.post(`${baseUrl}/api/user/contact/`, () =>
      HttpResponse.json({ message: 'Message received', ticket: '12' }, { status: 201 }),
    ),

    http.get(`${baseUrl}/api/user/my-data/`, () => HttpResponse.json(fixtures.myData)),
    http.post(`${baseUrl}/api/user/data-requests/`, () =>
      HttpResponse.json({ ticket: '12' }, { status: 201 }),
    ),

    http.get(`${baseUrl}/api/user/capabilities/`, () =>
      HttpResponse.json({ operations: ['getCapabilities'] }),
    ),
    http.get(`${baseUrl}/api/user/profile/`, () => HttpResponse.json(fixtures.user)),
    http.patch(`${baseUrl}/api/user/profile/`, () => HttpResponse.json(fixtures.user)),
    http.post(`${baseUrl}/api/user/change-password/`, () =>
      HttpResponse.json({ token: { access: mockToken }, msg: 'Password changed' }),
    ),
    http.post(`${baseUrl}/api/user/send-otp/`, () =>
      HttpResponse.json({ message: 'OTP sent successfully' }),
    ),
    http.post(`${baseUrl}/api/user/verify-otp/`, () =>
      HttpResponse.json({ message: 'OTP verified successfully' }),
    ),
    http.post(`${baseUrl}/api/user/logout/`, () => new HttpResponse(null, { status: 204 })),
    http.post(`${baseUrl}/api/user/check-password/`, () => new HttpResponse(null, { status: 204 })),
    http.post(`${baseUrl}/api/user/register/`, () =>
      HttpResponse.json({ message: 'Registration successful' }, { status: 201 }),
    ),
    http.post(`${baseUrl}/api/user/send-reset-code/`, () =>
      HttpResponse.json({ message: 'OTP sent successfully' }),
    ),
    http.post(`${baseUrl}/api/user/reset-password/`, () =>
      HttpResponse.json({ message: 'Password changed' }),
    ),
    http.post(`${baseUrl}/api/user/login/`, () =>
      HttpResponse.json({ token: { access: mockToken }, msg: 'Login successful' }),
    ),

    http.get(`${baseUrl}/api/user/addresses/:userId/`, () => HttpResponse.json([fixtures.address])),
    http.post(`${baseUrl}/api/user/addresses/`, () =>
      HttpResponse.json(fixtures.address, { status: 201 }),
    ),
    http.delete(
      `${baseUrl}/api/user/addresses/delete/:id/`,
      () => new HttpResponse(null, { status: 204 }),
    ),

    http.get(`${baseUrl}/api/user/orders/`, () => HttpResponse.json([fixtures.order])),
    http.get(`${baseUrl}/api/user/orders/:id/`, () => HttpResponse.json(fixtures.order)),
    http.post(`${baseUrl}/api/user/orders/`, () =>
      HttpResponse.json(
        {
          id: 42,
          key: 'rzp_test_sandbox',
          razorpay_amount: 109800,
          razorpay_order_id: 'order_Sandbox00000042',
        },
        { status: 201 },
      ),
    ),
    http.post(`${baseUrl}/api/user/orders/:id/verify_payment/`, () =>
      HttpResponse.json({ status: 'success' }),
    ),

    http.get(`${baseUrl}/api/user/reviews/`, () => HttpResponse.json([fixtures.review])),
    http.post(`${baseUrl}/api/user/reviews/`, () =>
      HttpResponse.json(fixtures.review, { status: 201 }),
    ),
    http.get(`${baseUrl}/api/user/user-reviews/`, () => HttpResponse.json([fixtures.review])),

    http.get(`${baseUrl}/api/user/wishlist/:productId`, () =>
      HttpResponse.json({ is_wishlisted: false }),
    ),
    http.get(`${baseUrl}/api/user/wishlist/`, () =>
      HttpResponse.json([{ id: 1, product_details: fixtures.balconyNet }]),
    ),
    http.post(`${baseUrl}/api/user/wishlist/`, () =>
      HttpResponse.json({ id: 1, product_details: fixtures.balconyNet }, { status: 201 }),
    ),
    http.delete(
      `${baseUrl}/api/user/wishlist/:productId/`,
      () => new HttpResponse(null, { status: 204 }),
    ),

    http.get(`${baseUrl}/pincode/:pin`, ({ params }) =>
      HttpResponse.json([
        params.pin === '570001' ? fixtures.pincodeFound : fixtures.pincodeUnknown,
      ]),
    ),
    http.get(`${baseUrl}/seo-json/seo.json`, () =>
      HttpResponse.json({ '/': fixtures.pageMetadata }),
    ),
  ];
}

/** An unsigned token that expires in 2030. */
export const mockToken =
  'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE4OTM0NTYwMDAsInVzZXJfaWQiOjN9.c2lnbmF0dXJl';
