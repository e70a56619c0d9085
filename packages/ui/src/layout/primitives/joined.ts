/** Class names as one string; what is missing is left out. */
export const joined = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');
