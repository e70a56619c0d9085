/** What search engines and social networks show of the pages that are always there. */
export const pageTexts: Record<string, { title: string; description: string }> = {
  '/': {
    title: 'Parinda | Humane bird and monkey deterrents',
    description:
      'Bird spikes, bird nets and monkey spikes that keep ledges, balconies and roofs clean without harming a feather. Made in India, delivered across India.',
  },
  '/products': {
    title: 'All products | Parinda',
    description:
      'Every Parinda product: steel and polycarbonate bird spikes, balcony nets, monkey spikes and all that is needed to fix them.',
  },
  '/gallery': {
    title: 'Gallery | Parinda',
    description: 'Ledges, balconies, temples and warehouses that Parinda spikes and nets protect.',
  },
  '/about': {
    title: 'About us | Parinda',
    description: 'Who makes Parinda bird and monkey deterrents, and why they are humane.',
  },
  '/contact': {
    title: 'Contact us | Parinda',
    description: 'Ask about a product, a site or an order: write to us, call or visit.',
  },
  '/blogs': {
    title: 'Blogs | Parinda',
    description: 'Advice on pigeons, monkeys and buildings from the people who make the spikes.',
  },
  '/offers': {
    title: 'Offers | Parinda',
    description: 'What is cheaper at Parinda now, the largest price cuts first.',
  },
  '/faqs': {
    title: 'Frequently asked questions | Parinda',
    description: 'What bird spikes are, how they work, whether they hurt birds and where they fit.',
  },
  '/privacy-policy': {
    title: 'Privacy policy | Parinda',
    description: 'What Parinda knows about its customers, what for, and for how long.',
  },
  '/terms': {
    title: 'Terms and conditions | Parinda',
    description: 'The terms on which Parinda sells and delivers across India.',
  },
  '/return-policy': {
    title: 'Returns and refunds | Parinda',
    description: 'Returns within 7 days of delivery, refunds within 5 to 7 working days.',
  },
  '/cart': { title: 'Your cart | Parinda', description: 'The products in your cart.' },
  '/signup': {
    title: 'Log in or register | Parinda',
    description: 'Log in to your Parinda account, or open one with your e-mail address.',
  },
};
