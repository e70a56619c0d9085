/** Shapes of the logo in a 32 × 32 box: two wings and the sun. */
export const mark = {
  wings: [
    'M2 5c10 0 15 4 16.5 12C9 17.5 3 13 2 5Z',
    'M20.5 17.5C22 12.5 25 9.5 30 9c0 10.5-7.5 18-19 18-3 0-5.8-.6-8-1.8 8.5.2 14.8-2.5 17.5-7.7Z',
  ],
  sun: { cx: 24, cy: 4.8, r: 2.6 },
};
