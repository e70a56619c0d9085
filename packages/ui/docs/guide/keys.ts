import type { KeyRow } from './Guide.ts';

/** Rows that many keyboard tables share. */
export const tab: KeyRow = { keys: 'Tab', does: 'Moves to it, then to the next element.' };
export const press: KeyRow = { keys: 'Enter, Space', does: 'Presses it.' };
export const follow: KeyRow = { keys: 'Enter', does: 'Follows the link.' };
export const radios: KeyRow[] = [
  { keys: 'Tab', does: 'Moves to the selected one, or to the first; then out of the group.' },
  { keys: 'Arrow keys', does: 'Select the next or the previous one.' },
  { keys: 'Space', does: 'Selects the focused one.' },
];
export const overlay: KeyRow[] = [
  { keys: 'Tab, Shift+Tab', does: 'Move inside it; the page is inert.' },
  { keys: 'Escape', does: 'Closes it; focus returns to the element that opened it.' },
];
