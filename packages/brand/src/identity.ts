/** What the frame of every page says: it comes with the first load, and nothing else does. */
export const name = 'Parinda';
export const chat = {
  label: '+91 00000 00010',
  href: 'https://chat.parinda.example/910000000010',
} as const;
