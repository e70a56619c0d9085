import type { KeyRow } from './Guide.ts';

/** Rows that many tables of keys have in common. */
export const tab: KeyRow = { keys: 'Tab', does: 'Goes to it, and on to what follows.' };
export const press: KeyRow = { keys: 'Enter, Space', does: 'Presses it.' };
export const follow: KeyRow = { keys: 'Enter', does: 'Follows the link.' };
export const radios: KeyRow[] = [
  { keys: 'Tab', does: 'Goes to the chosen one, or to the first; then out of the group.' },
  { keys: 'Arrow keys', does: 'Choose the next or the previous one.' },
  { keys: 'Space', does: 'Chooses the one that has the focus.' },
];
export const overlay: KeyRow[] = [
  { keys: 'Tab, Shift+Tab', does: 'Go round within it; the page beneath is out of reach.' },
  { keys: 'Escape', does: 'Closes it; the focus goes back to what opened it.' },
];
