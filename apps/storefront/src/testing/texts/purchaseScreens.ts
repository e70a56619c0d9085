import { fixtures } from '@parinda/api-client/mocks';
import { orderHref } from '../../features/orders/orderId.ts';
import { paths } from '../../shared/routing/paths.ts';
import { at, pressing, type Row, seeing } from './acts.tsx';
import {
  addressBook,
  line,
  ordering,
  paying,
  pincode,
  product,
  registering,
  registration,
  signup,
} from './purchaseActs.ts';

const { order } = fixtures;

/** 2-account-and-purchase.md, texts of its screens. */
// biome-ignore format: a table is read by its rows
export const purchaseScreens: Row[] = [
  ['purchase', 2, '/signup', at('/signup'), ['Login', 'Forgot Password']],
  ['purchase', 2, 'the register face', at('/signup'),
    ['Full Name', 'Email address', 'Contact Number', 'Password', 'Confirm Password', 'Register']],
  ['purchase', 2, 'an OTP was sent', signup({}, ...registering(registration)),
    ['Email Verification', 'Verify', 'Change Email']],
  ['purchase', 2, '/cart', at({ path: paths.cart, cart: [line] }),
    ['Add more products', 'Subtotal', 'Shipping Fee', 'Total Payable', 'Enter Pincode first']],
  ['purchase', 2, '/cart without a line', at('/cart'), ['No Items in Cart']],
  ['purchase', 4, 'a valid pincode', at('/cart', ...pincode('570001')), ['Pincode validated', 'Checkout']],
  ['purchase', 2, '/checkout', paying({}),
    ['Add New Address', 'Items Subtotal', 'Shipping', 'Rs.0', 'Amount to be paid', 'Proceed to Pay']],
  ['purchase', 2, 'a product', at({ path: product }),
    ['Add To Cart', 'Buy Now', 'Description', 'Technical Specifications', 'Add Review']],
  ['purchase', 2, 'Buy Now', at({ path: product }, pressing('Buy Now')), ['Checkout']],
  ['purchase', 2, 'the product dialog', at('/modal'), ['M.R.P', 'Rs.549/-', 'Description']],
  ['purchase', 2, '/orders', at('/orders', seeing('Please login to view your orders')),
    ['Please login to view your orders']],
  ['purchase', 2, '/orders without an order', at({ path: paths.orders, answers: { 'orders/': [] } }),
    ['Your Orders', 'No orders found', "Looks like you haven't placed any orders yet."]],
  ['purchase', 2, '/orders with one that is pending',
    at({ path: paths.orders, answers: { 'orders/': [{ ...order, delivery_status: 'pending', delivery_status_display: '' }]}}),
    ['Order #41', 'Qty: 2', 'Pending', 'View Details', 'Track', '₹1,098.00']],
  ['purchase', 2, 'a delivered order', at({ path: orderHref(41) }),
    ['Delivered', 'Paid', 'Add Review', 'Order Information', 'Shipping Address', 'Delivery Status', 'Order Placed',
    'Any Issues? Contact Us']],
  ['purchase', 2, 'an order on its way',
    at({ path: orderHref(41), answers: { [ordering]: { ...order, delivery_status: 'pending', payment_status: 'failed', address_details: null}}}),
    ['Delivery Pending', 'Payment Pending', 'No address provided.']],
  ['purchase', 2, 'Write a Review', at({ path: '/add-review/41/7' }),
    ['Write a Review', 'Write your review here...', 'Submit Review']],
  ['purchase', 2, 'a new address', at({ path: addressBook }, pressing('Add New Address')),
    ['Full Name', 'Phone Number', 'Address Line 1', 'Address Line 2 (Optional)', 'City', 'State', 'ZIP Code',
    'Cancel', 'Save Address']],
  ['purchase', 2, 'deleting an address', at({ path: addressBook }, pressing('Delete')),
    ['Are you sure?', 'You want to delete this address?', 'No', 'Yes, Delete it!']],
  ['purchase', 2, '/wishlist', at({ path: paths.wishlist, answers: { 'wishlist/': [] } }),
    ['My Wishlist', 'No items in your wishlist.']],
  ['purchase', 2, '/my-reviews', at({ path: paths.myReviews, answers: { 'user-reviews/': [] } }),
    ['Your Reviews', 'Manage your feedback effortlessly', '+ Add New Review', 'Search your reviews...',
    'No reviews found matching your criteria.', 'All Reviews']],
  ['purchase', 2, '/account', at({ path: paths.account }),
    ['Welcome Back, Asha Rao', 'Manage Account', 'Manage Orders', 'Manage Address', 'Manage Payment Methods']],
];
