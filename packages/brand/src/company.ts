export const owner =
  'Parinda is owned and run by Neem Tree Works, a small enterprise registered in India.';
export const blurb =
  'Since 2010 we have been making humane bird and monkey deterrents: spikes, nets and fittings that keep a building clean and every animal unharmed.';
export const address = [
  'Neem Tree Works',
  'Plot 14, Example Industrial Estate',
  'Pune, Maharashtra 411000',
] as const;
export const email = 'help@parinda.example';
export const returnsEmail = 'returns@parinda.example';
export const phones = ['+91 00000 00010', '+91 00000 00015'] as const;
export const social = [
  { name: 'Facebook', href: 'https://facebook.parinda.example' },
  { name: 'Twitter', href: 'https://twitter.parinda.example' },
  { name: 'Google', href: 'https://google.parinda.example' },
  { name: 'Instagram', href: 'https://instagram.parinda.example' },
  { name: 'LinkedIn', href: 'https://linkedin.parinda.example' },
] as const;
export const map = {
  href: 'https://www.openstreetmap.org/search?query=Pune%2C%20Maharashtra%20411000',
  /** Shown in a frame on request. */
  embedUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=73.826%2C18.505%2C73.886%2C18.535&layer=mapnik&marker=18.52%2C73.856',
} as const;
export const copyright = '© 2025 Parinda. All rights reserved.';
export const paymentProvider = 'Razorpay';
