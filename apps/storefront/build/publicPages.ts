export interface PublicPage {
  /** Under apps/storefront, as src/app/routes.tsx imports it lazily. */
  module: string;
  /** What the page reads as soon as it is there, just as the client asks for it; `:name` stands for the same part of its path. */
  reads?: string;
}

/** Public path -> its page. The byte budgets and the preloads are made from it. */
export const publicPages: Record<string, PublicPage> = {
  '/': { module: 'src/features/home/HomePage.tsx', reads: '/api/user/products/' },
  '/products': { module: 'src/features/catalogue/ProductsPage.tsx', reads: '/api/user/products/' },
  '/products/search': {
    module: 'src/features/catalogue/ProductsPage.tsx',
    reads: '/api/user/products/',
  },
  '/products/:slug': {
    module: 'src/features/product/ProductPage.tsx',
    reads: '/api/user/products/:slug/',
  },
  '/category/:categoryName': {
    module: 'src/features/catalogue/CategoryPage.tsx',
    reads: '/api/user/products/',
  },
  '/cart': { module: 'src/features/cart/CartPage.tsx', reads: '/api/user/products/' },
  '/signup': { module: 'src/features/signup/SignupPage.tsx' },
  '/gallery': { module: 'src/features/gallery/GalleryPage.tsx', reads: '/api/user/gallery/' },
  '/about': { module: 'src/features/pages/AboutPage.tsx' },
  '/contact': { module: 'src/features/contact/ContactPage.tsx' },
  '/blogs': { module: 'src/features/blogs/BlogsPage.tsx', reads: '/api/user/blogs/?' },
  '/blogs/:id': { module: 'src/features/blogs/BlogPage.tsx', reads: '/api/user/blogs/?' },
  '/offers': { module: 'src/features/offers/OffersPage.tsx', reads: '/api/user/products/' },
  '/faqs': { module: 'src/features/pages/FaqsPage.tsx' },
  '/privacy-policy': { module: 'src/features/pages/PrivacyPolicyPage.tsx' },
  '/terms': { module: 'src/features/pages/TermsPage.tsx' },
  '/return-policy': { module: 'src/features/pages/ReturnPolicyPage.tsx' },
};
