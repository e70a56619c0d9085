/** The shop's facts, all invented. Change them here and nowhere else. */
export const brand = {
  name: 'Parinda',
  owner: 'Parinda is owned and run by Neem Tree Works, a small enterprise registered in India.',
  blurb:
    'Since 2010 we have been making humane bird and monkey deterrents: spikes, nets and fittings that keep a building clean and every animal unharmed.',
  address: ['Neem Tree Works', 'Plot 14, Example Industrial Estate', 'Pune, Maharashtra 411000'],
  email: 'help@parinda.example',
  returnsEmail: 'returns@parinda.example',
  phones: ['+91 00000 00010', '+91 00000 00015'],
  chat: { label: '+91 00000 00010', href: 'https://chat.parinda.example/910000000010' },
  social: [
    { name: 'Facebook', href: 'https://facebook.parinda.example' },
    { name: 'Twitter', href: 'https://twitter.parinda.example' },
    { name: 'Google', href: 'https://google.parinda.example' },
    { name: 'Instagram', href: 'https://instagram.parinda.example' },
    { name: 'LinkedIn', href: 'https://linkedin.parinda.example' },
  ],
  map: {
    /** Where 'See it on the map' leads. */
    href: 'https://www.openstreetmap.org/search?query=Pune%2C%20Maharashtra%20411000',
    /** A maps service's page for an iframe. Without one, the contact page draws a sketch. */
    embedUrl: undefined as string | undefined,
  },
  copyright: '© 2025 Parinda. All rights reserved.',
  paymentProvider: 'Razorpay',
} as const;
