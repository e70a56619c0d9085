// Separate from company.ts because every page loads it first.
export const name = 'Parinda';
/** In the heading of home and in the picture for social networks. */
export const tagline = 'Humane bird and monkey deterrents';
export const chat = {
  label: '+91 00000 00010',
  href: 'https://chat.parinda.example/910000000010',
} as const;
