export { english, type Messages } from './english.ts';
export { german } from './german.ts';
export { hindi } from './hindi.ts';
export { MessagesProvider, type MessagesProviderProps, useMessages } from './MessagesProvider.tsx';
