/** The shop's own links by the documents' headings (P 2). */
export const mainLinks = [
  { label: 'Home', href: '/' },
  { label: 'Products', href: '/products' },
  { label: 'Gallery', href: '/gallery' },
  { label: 'Blogs', href: '/blogs' },
  { label: 'About', href: '/about' },
  { label: 'Help', href: '/contact' },
];

export const quickLinks = [
  { label: 'Cart', href: '/cart' },
  { label: 'Wishlist', href: '/wishlist' },
  { label: 'Order History', href: '/orders' },
  { label: 'My Reviews', href: '/my-reviews' },
  { label: 'Profile', href: '/account' },
  { label: 'Support', href: '/contact' },
  { label: 'Blogs', href: '/blogs' },
  { label: 'FAQs', href: '/faqs' },
  { label: 'Return & Refund Policy', href: '/return-policy' },
  { label: 'Offers & Promotions', href: '/offers' },
];

export const moreLinks = [
  { label: 'Home', href: '/' },
  { label: 'Gallery', href: '/gallery' },
  { label: 'About', href: '/about' },
  { label: 'Reach Us', href: '/contact' },
];

export const usefulLinks = [
  { label: 'Products', href: '/products' },
  { label: 'Blogs', href: '/blogs' },
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Returns & Refunds', href: '/return-policy' },
  { label: 'Terms of Service', href: '/terms' },
  { label: 'Help', href: '/contact' },
];

export const categoryHref = (categoryName: string): string =>
  `/category/${encodeURIComponent(categoryName)}`;
