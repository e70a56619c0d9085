/**
 * Public route -> module of its page under apps/storefront, as app/routes.tsx imports it lazily.
 * The byte report reads it.
 */
export const publicRoutes: Record<string, string> = {
  '/': 'src/catalog/HomePage.tsx',
  '/products': 'src/catalog/ProductsPage.tsx',
  '/category/{categoryName}': 'src/catalog/CategoryPage.tsx',
  '/products/{slug}': 'src/catalog/ProductPage.tsx',
  '/cart': 'src/cart/CartPage.tsx',
  '/signup': 'src/auth/SignupPage.tsx',
};

/** Routes whose first load is held to the budget, in kB of gzip (1 kB = 1000 bytes), JS and CSS. */
export const budgetKb: Record<string, number> = { '/': 140, '/products': 140 };
