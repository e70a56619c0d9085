import { fixtures } from '@parinda/api-client/mocks';
import { paths } from '@parinda/storefront/paths';
import { expect, type Locator, type Page } from '@playwright/test';
import type { operations } from '../../contracts/schema.d.ts';
import { type AnswerKind, faults, type Meaning } from './faults.ts';

type OperationId = keyof operations;

/** A screen that makes a call, and the signs of success. */
export interface Screen {
  path: string;
  answer: AnswerKind;
  isSignedIn?: boolean;
  hasCart?: boolean;
  /** Its error is only logged, and the screen is complete without it. */
  isDecoration?: boolean;
  /** Every fault of the call is tested, because none equals another (client.slow.test.ts). */
  isEachDistinct?: boolean;
  /** Answers of other calls on this screen that differ from the usual ones. */
  given?: Partial<Record<OperationId, unknown>>;
  /** Prepares the call if opening the page does not make it. */
  fill?: (page: Page) => Promise<void>;
  /** Makes the call, and repeats it after an error. */
  send?: (page: Page) => Promise<void>;
  /** Visible only after a successful answer. */
  good: (page: Page) => Locator;
  /** The error message beside the general alert; without it the error is only logged. */
  says?: RegExp | undefined;
  /** Text that must not appear after a failed call. */
  untrue?: RegExp;
  /** Other screens that make the call; `faults=all` tests them too. */
  alsoOn?: (Pick<Screen, 'path' | 'good'> & { says?: RegExp | undefined })[];
  /** Results of faults that differ on this screen. */
  means?: Partial<Record<string, Meaning>>;
}

const { steelSpikes, balconyNet, blog, address, order, galleryItem } = fixtures;
const productPath = `/products/${steelSpikes.slug}`;
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp, options?: { timeout: number }) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click(options);
const said = (text: string | RegExp) => (page: Page) => page.getByText(text).first();

const face = (page: Page, name: string) => page.getByRole('region', { name });
const fillAll = async (part: Locator, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await part.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
};
const password = 'monsoon ledge kite 7';

async function fillRegistration(page: Page) {
  await press(page, 'Create an account');
  await fillAll(face(page, 'Register'), {
    'Full Name': 'Asha Rao',
    'Email address': 'asha@example.com',
    'Contact Number': '98765 43210',
    Password: password,
    'Confirm Password': password,
  });
}
const sendRegistration = (page: Page) =>
  face(page, 'Register').getByRole('button', { name: 'Register' }).click();

async function fillOtp(page: Page) {
  await fillRegistration(page);
  await sendRegistration(page);
  await page.getByLabel('One-time password', { exact: true }).fill('123456');
}
const categoryLink = (page: Page) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: 'Bird Nets' })
    .filter({ visible: true })
    .first();

const canReset = { operations: ['sendResetCode', 'resetPassword'] };
const fillReset = (page: Page) => fillAll(main(page), { Email: 'asha@example.com' });
const sendResetCode = (page: Page) => press(page, 'Send one-time password');

async function fillNewPassword(page: Page) {
  await fillReset(page);
  await sendResetCode(page);
  await page.getByLabel('One-time password', { exact: true }).fill('123456');
  await page.getByLabel('New password').fill(password);
}

/** The heading of the login face, visible after the card has flipped. */
const isRegistered = (page: Page) => face(page, 'Login').getByRole('heading', { name: 'Login' });
const sendOtp = (page: Page) => press(page, 'Verify');

async function fillAddress(page: Page) {
  await press(page, /Add New Address/);
  await fillAll(page.getByRole('dialog'), {
    'Full Name': address.full_name,
    'Phone Number': address.phone,
    'Address Line 1': address.address,
    City: address.city,
    State: address.state,
    'ZIP Code': address.zip_code,
  });
}

async function chooseAddress(page: Page) {
  await page.getByRole('radio', { name: new RegExp(address.address) }).check({ force: true });
}
const proceed = (page: Page) => press(page, /^Proceed to Pay/);

const heart = (page: Page, isOn: boolean) =>
  page.getByRole('button', {
    name: `Add ${steelSpikes.title} to wishlist`,
    pressed: isOn,
    disabled: false,
  });

const refusedRegistration =
  /Registration failed|No\.|Something went wrong|Server not responding|An unexpected error occurred\./;

/** Statuses that do not tell whether the payment was taken. */
const unknowns = Object.fromEntries(
  ['403', '409', '429'].map((name) => [name, 'failed' as Meaning]),
);

const balconyNetCard = (page: Page) =>
  main(page).getByRole('article', { name: balconyNet.title }).first();

/** The main screen of each call. */
export const screens: Record<OperationId, Screen> = {
  listProducts: {
    path: paths.products,
    answer: 'list',
    good: balconyNetCard,
    untrue: /No products|\b0 products/,
    alsoOn: [
      { path: paths.home, good: (page) => main(page).getByText(steelSpikes.title).first() },
      { path: '/products/search?query=net', good: balconyNetCard },
      { path: '/category/Bird%20Nets', good: balconyNetCard },
      { path: paths.offers, good: (page) => main(page).getByText(steelSpikes.title).first() },
    ],
  },
  getProduct: {
    path: productPath,
    answer: 'record',
    good: (page) => main(page).getByRole('heading', { level: 1, name: steelSpikes.title }),
    // The document requires 'Product not found' for every product that cannot load (2 §2).
    says: /Failed to fetch product details\./,
    means: { '404': 'empty' },
  },
  listCategories: {
    path: paths.about,
    answer: 'list',
    good: categoryLink,
    alsoOn: [
      { path: paths.home, good: categoryLink },
      { path: paths.products, good: categoryLink },
    ],
  },
  listGallery: {
    path: paths.gallery,
    answer: 'list',
    good: said(galleryItem.image_title),
  },
  sendContactMessage: {
    path: paths.contact,
    answer: 'message',
    fill: (page) =>
      fillAll(main(page), {
        Name: 'Asha Rao',
        Email: 'asha@example.com',
        Subject: 'Balcony',
        Message: 'The strips came loose.',
      }),
    send: (page) => press(page, 'Send'),
    good: said('Message sent successfully!'),
    says: /Failed to send your message\. Please try again!/,
  },
  listBlogs: {
    path: paths.blogs,
    answer: 'list',
    good: (page) => main(page).getByRole('link', { name: blog.title }).first(),
    says: /The articles could not be loaded/,
    untrue: /No blogs available/,
    alsoOn: [
      {
        path: `/blogs/${blog.slug}`,
        good: (page) => main(page).getByText('A ledge that was safe once').first(),
        says: undefined,
      },
    ],
  },
  getProfile: {
    path: paths.manageAccount,
    isEachDistinct: true,
    answer: 'record',
    isSignedIn: true,
    good: said('asha@example.com'),
    says: /Your details could not be loaded/,
    // A 401 of this call is only logged (1 §7).
    means: { '401': 'failed' },
    // This screen only greets by name, and logs an error (2 §8).
    alsoOn: [{ path: paths.account, good: said(/Asha Rao/), says: undefined }],
  },
  getCapabilities: {
    path: paths.signup,
    answer: 'record',
    isDecoration: true,
    given: { getCapabilities: canReset },
    good: (page) => page.locator(`a[href="${paths.resetPassword}"]`),
  },
  checkPassword: {
    path: paths.signup,
    answer: 'message',
    given: { getCapabilities: { operations: ['checkPassword'] } },
    fill: fillRegistration,
    send: sendRegistration,
    good: (page) => page.getByRole('dialog', { name: 'Email Verification' }),
    says: refusedRegistration,
  },
  logout: {
    path: paths.manageAccount,
    answer: 'message',
    isSignedIn: true,
    // The customer is signed out in this browser, however the backend answers.
    means: Object.fromEntries(faults.map(({ name }) => [name, 'answered'])),
    send: (page) => main(page).getByRole('button', { name: 'Logout' }).click(),
    good: (page) => main(page).getByRole('heading', { name: 'Login' }),
  },
  updateProfile: {
    path: paths.manageAccount,
    isEachDistinct: true,
    answer: 'record',
    isSignedIn: true,
    given: { getCapabilities: { operations: ['updateProfile'] } },
    fill: (page) => fillAll(main(page), { 'Full Name': 'Asha Iyer' }),
    send: (page) => press(page, 'Save'),
    good: said('Your details are saved.'),
    says: /Failed to save your details|No\.|Server not responding/,
  },
  changePassword: {
    path: paths.manageAccount,
    answer: 'record',
    isSignedIn: true,
    given: { getCapabilities: { operations: ['changePassword'] } },
    fill: (page) =>
      fillAll(main(page), { 'Current password': password, 'New password': `${password}8` }),
    send: (page) => press(page, 'Change password'),
    good: said('Your password is changed.'),
    says: /Failed to change the password|No\.|Server not responding/,
  },
  getMyData: {
    path: paths.yourData,
    isEachDistinct: true,
    answer: 'record',
    isSignedIn: true,
    given: { getCapabilities: { operations: ['getMyData'] } },
    send: (page) => press(page, 'Download your data'),
    good: said('Your data is saved as my-data.json.'),
    says: /Your data could not be downloaded/,
  },
  createDataRequest: {
    path: paths.yourData,
    answer: 'record',
    isSignedIn: true,
    given: { getCapabilities: { operations: ['createDataRequest'] } },
    fill: (page) => main(page).getByText('Withdraw my consent').click(),
    send: (page) => press(page, 'Send request'),
    good: said(/Its ticket number is/),
    says: /Failed to send your request|No\.|Server not responding/,
  },
  sendOtp: {
    path: paths.signup,
    answer: 'message',
    fill: fillRegistration,
    send: sendRegistration,
    good: (page) => page.getByRole('dialog', { name: 'Email Verification' }),
    says: /Failed to send OTP|No\.|Error while sending OTP|Please try again/,
  },
  verifyOtp: {
    path: paths.signup,
    answer: 'message',
    fill: fillOtp,
    send: sendOtp,
    good: isRegistered,
    says: /OTP verification failed|No\.|Error while verifying OTP|Please try again/,
  },
  register: {
    path: paths.signup,
    answer: 'message',
    fill: fillOtp,
    send: async (page) => {
      // A rejected registration needs a new verification of the address.
      if (!(await page.getByRole('dialog').isVisible())) {
        await sendRegistration(page);
        await page.getByLabel('One-time password', { exact: true }).fill('123456');
      }
      await sendOtp(page);
    },
    good: isRegistered,
    says: refusedRegistration,
  },
  sendResetCode: {
    path: paths.resetPassword,
    answer: 'message',
    given: { getCapabilities: canReset },
    fill: fillReset,
    send: sendResetCode,
    good: (page) => page.getByLabel('One-time password', { exact: true }),
    says: /Failed to send OTP|No\.|Error while sending OTP|Please try again/,
  },
  resetPassword: {
    path: paths.resetPassword,
    answer: 'message',
    given: { getCapabilities: canReset },
    fill: fillNewPassword,
    send: (page) => press(page, 'Change password'),
    good: said('Your password is changed. Please log in.'),
    says: /Failed to change the password|No\.|Server not responding/,
  },
  login: {
    path: paths.signup,
    answer: 'record',
    fill: (page) => fillAll(face(page, 'Login'), { Email: 'asha@example.com', Password: password }),
    send: (page) => face(page, 'Login').getByRole('button', { name: 'Login' }).click(),
    good: (page) =>
      page
        .getByRole('button', { name: /Account/ })
        .filter({ visible: true })
        .first(),
    says: /Login failed|No\.|Unexpected error during login/,
  },
  listAddresses: {
    path: paths.manageAddress,
    answer: 'list',
    isSignedIn: true,
    good: said(address.address),
    says: /Your addresses could not be loaded/,
    untrue: /No addresses yet/,
  },
  createAddress: {
    path: paths.manageAddress,
    answer: 'record',
    isSignedIn: true,
    fill: fillAddress,
    send: (page) => press(page, 'Save Address'),
    good: said('Address added successfully!'),
    says: /Failed to add address/,
  },
  deleteAddress: {
    path: paths.manageAddress,
    answer: 'message',
    isSignedIn: true,
    send: async (page) => {
      const yes = page.getByRole('button', { name: 'Yes, Delete it!' });
      // A late answer may close the confirmation dialog.
      const isSent = expect(async () => {
        if (!(await yes.isVisible())) await press(page, /^Delete the address/, { timeout: 5000 });
        await yes.click({ timeout: 5000 });
      });
      await isSent.toPass();
    },
    good: said('Address deleted successfully!'),
    says: /Failed to delete address/,
  },
  listOrders: {
    path: paths.orders,
    answer: 'list',
    isSignedIn: true,
    good: (page) => page.getByRole('article', { name: `Order #${order.id}` }),
    says: /Failed to fetch orders|No\./,
    untrue: /No orders|not ordered/,
  },
  createOrder: {
    path: paths.checkout,
    answer: 'record',
    isSignedIn: true,
    hasCart: true,
    fill: chooseAddress,
    send: proceed,
    good: said('Payment successful!'),
    says: /Failed to create order/,
    // Ignores the purchase step 'Payment', which stands alone on its line.
    untrue: /Payment[^\S\n]+\S/,
  },
  getOrder: {
    path: paths.orders,
    answer: 'record',
    isSignedIn: true,
    fill: (page) =>
      page
        .getByRole('link', { name: /^View Details/ })
        .first()
        .click(),
    good: (page) => main(page).getByText('Paid', { exact: true }),
    says: /Failed to fetch order details\.|Order not found\./,
    untrue: /Order not found|Invalid order/,
    means: { '404': 'empty' },
  },
  verifyPayment: {
    path: paths.checkout,
    answer: 'record',
    isEachDistinct: true,
    isSignedIn: true,
    hasCart: true,
    fill: chooseAddress,
    send: async (page) => {
      // The shop polls by itself while the payment is open.
      if (
        await main(page)
          .getByRole('button', { name: /^Proceed to Pay/ })
          .isVisible()
      ) {
        await proceed(page);
      }
    },
    good: said('Payment successful!'),
    says: /being confirmed|Payment verification failed/,
    untrue: /Payment verification failed|Payment failed|not paid/,
    means: { '400': 'empty', '404': 'empty', ...unknowns },
  },
  listReviews: {
    path: productPath,
    answer: 'list',
    good: said('No pigeons since Diwali.'),
    says: /The reviews could not be loaded/,
    untrue: /No reviews yet/,
  },
  createReview: {
    path: productPath,
    answer: 'record',
    isSignedIn: true,
    fill: async (page) => {
      await press(page, 'Add Review');
      await page.getByRole('textbox', { name: 'Review' }).fill('No pigeons since Diwali.');
    },
    send: (page) => press(page, 'Submit Review'),
    good: said('Review added successfully!'),
    says: /Failed to add review\. Please try again\.|No\./,
  },
  listUserReviews: {
    path: paths.myReviews,
    answer: 'list',
    isSignedIn: true,
    good: said('No pigeons since Diwali.'),
  },
  checkWishlist: {
    path: productPath,
    answer: 'record',
    isSignedIn: true,
    isDecoration: true,
    given: { checkWishlist: { is_wishlisted: true } },
    good: (page) => heart(page, true),
  },
  removeFromWishlist: {
    path: productPath,
    answer: 'message',
    isSignedIn: true,
    given: { checkWishlist: { is_wishlisted: true } },
    send: (page) => heart(page, true).click(),
    good: said('Removed from wishlist.'),
    says: /Wishlist action failed\./,
  },
  listWishlist: {
    path: paths.wishlist,
    answer: 'list',
    isSignedIn: true,
    good: balconyNetCard,
    says: /Failed to fetch wishlist\./,
    untrue: /empty/,
  },
  addToWishlist: {
    path: productPath,
    answer: 'message',
    isSignedIn: true,
    send: (page) => heart(page, false).click(),
    good: said('Added to wishlist!'),
    says: /Wishlist action failed\./,
  },
  lookupPincode: {
    path: paths.cart,
    isEachDistinct: true,
    answer: 'list',
    hasCart: true,
    fill: (page) => main(page).getByLabel('Pincode').fill('570001'),
    // The button is 'Try again' once the service has not answered.
    send: (page) => press(page, /^(Check|Try again)$/),
    good: said('Pincode validated'),
    says: /The pincode service did not answer\./,
    untrue: /Pincode validated|Please Enter a Valid Pincode Please/,
    // Only the first element counts (2 §5).
    means: { 'one null in the list': 'failed' },
  },
  getPageMetadata: {
    path: paths.home,
    isEachDistinct: true,
    answer: 'message',
    isDecoration: true,
    good: (page) => main(page).getByRole('heading', { level: 1 }),
  },
};
