export type { Messages } from './english.ts';
export {
  /** @public The shop is in English. */
  german,
} from './german.ts';
export {
  /** @public The shop is in English. */
  hindi,
} from './hindi.ts';
export { MessagesProvider, useMessages } from './MessagesProvider.tsx';
