import { type ComponentType, lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { RequireSession } from '../auth/index.ts';

/** A page in a chunk of its own: its module exports it by name. */
function page<Name extends string>(
  load: () => Promise<{ [name in Name]: ComponentType }>,
  name: Name,
) {
  return lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }));
}

const HomePage = page(() => import('../catalog/HomePage.tsx'), 'HomePage');
const ProductsPage = page(() => import('../catalog/ProductsPage.tsx'), 'ProductsPage');
const CategoryPage = page(() => import('../catalog/CategoryPage.tsx'), 'CategoryPage');
const ProductPage = page(() => import('../catalog/ProductPage.tsx'), 'ProductPage');
const CartPage = page(() => import('../cart/CartPage.tsx'), 'CartPage');
const SignupPage = page(() => import('../auth/SignupPage.tsx'), 'SignupPage');
const CheckoutPage = page(() => import('../checkout/CheckoutPage.tsx'), 'CheckoutPage');
const OrdersPage = page(() => import('../orders/OrdersPage.tsx'), 'OrdersPage');
const OrderDetailPage = page(() => import('../orders/OrderDetailPage.tsx'), 'OrderDetailPage');
const AddReviewPage = page(() => import('../reviews/AddReviewPage.tsx'), 'AddReviewPage');
const MyReviewsPage = page(() => import('../reviews/MyReviewsPage.tsx'), 'MyReviewsPage');
const WishlistPage = page(() => import('../wishlist/WishlistPage.tsx'), 'WishlistPage');
const AccountPage = page(() => import('../account/AccountPage.tsx'), 'AccountPage');
const ManageAccountPage = page(
  () => import('../account/ManageAccountPage.tsx'),
  'ManageAccountPage',
);
const ManagePaymentMethodsPage = page(
  () => import('../account/ManagePaymentMethodsPage.tsx'),
  'ManagePaymentMethodsPage',
);
const ManageAddressPage = page(
  () => import('../addresses/ManageAddressPage.tsx'),
  'ManageAddressPage',
);
const AddToCartPage = page(() => import('../cart/AddToCartPage.tsx'), 'AddToCartPage');
const ModalPage = page(() => import('../catalog/ModalPage.tsx'), 'ModalPage');
const GalleryPage = page(() => import('../content/GalleryPage.tsx'), 'GalleryPage');
const AboutPage = page(() => import('../content/AboutPage.tsx'), 'AboutPage');
const ContactPage = page(() => import('../content/ContactPage.tsx'), 'ContactPage');
const BlogsPage = page(() => import('../content/BlogsPage.tsx'), 'BlogsPage');
const BlogPage = page(() => import('../content/BlogPage.tsx'), 'BlogPage');
const PrivacyPolicyPage = page(
  () => import('../content/PrivacyPolicyPage.tsx'),
  'PrivacyPolicyPage',
);
const TermsPage = page(() => import('../content/TermsPage.tsx'), 'TermsPage');
const ReturnPolicyPage = page(() => import('../content/ReturnPolicyPage.tsx'), 'ReturnPolicyPage');
const OffersPage = page(() => import('../content/OffersPage.tsx'), 'OffersPage');
const FaqsPage = page(() => import('../content/FaqsPage.tsx'), 'FaqsPage');
const LoaderPage = page(() => import('../content/LoaderPage.tsx'), 'LoaderPage');
const NotFoundPage = page(() => import('../content/NotFoundPage.tsx'), 'NotFoundPage');

/** The route tables of both documents (P 2, A 2). */
export function Pages() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/products" element={<ProductsPage />} />
      <Route path="/products/search" element={<ProductsPage />} />
      <Route path="/products/:slug" element={<ProductPage />} />
      <Route path="/category/:categoryName" element={<CategoryPage />} />
      <Route path="/cart" element={<CartPage />} />
      <Route path="/signup" element={<SignupPage />} />
      <Route path="/addtocart" element={<AddToCartPage />} />
      <Route path="/modal" element={<ModalPage />} />
      <Route path="/loader" element={<LoaderPage />} />

      <Route path="/gallery" element={<GalleryPage />} />
      <Route path="/about" element={<AboutPage />} />
      <Route path="/contact" element={<ContactPage />} />
      <Route path="/blogs" element={<BlogsPage />} />
      <Route path="/blogs/:id" element={<BlogPage />} />
      <Route path="/offers" element={<OffersPage />} />
      <Route path="/faqs" element={<FaqsPage />} />
      <Route path="/privacy-policy" element={<PrivacyPolicyPage />} />
      <Route path="/terms" element={<TermsPage />} />
      <Route path="/return-policy" element={<ReturnPolicyPage />} />

      <Route element={<RequireSession />}>
        <Route path="/checkout" element={<CheckoutPage />} />
        <Route path="/orders" element={<OrdersPage />} />
        <Route path="/order-detail/:encryptedId" element={<OrderDetailPage />} />
        <Route path="/add-review/:orderId/:productId" element={<AddReviewPage />} />
        <Route path="/wishlist" element={<WishlistPage />} />
        <Route path="/my-reviews" element={<MyReviewsPage />} />
        <Route path="/account" element={<AccountPage />} />
        <Route path="/account/manage-account" element={<ManageAccountPage />} />
        <Route path="/account/manage-address" element={<ManageAddressPage />} />
        <Route path="/account/manage-payment-methods" element={<ManagePaymentMethodsPage />} />
      </Route>
      <Route path="/order-history" element={<Navigate to="/orders" replace />} />

      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
