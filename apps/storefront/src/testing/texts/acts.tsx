import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { renderShop } from '../renderShop.tsx';
import { fill, press, pressNamed, type Visit, visitShop } from '../visitShop.tsx';
import { present } from './present.ts';

/** [document, section, description of the case, action that produces it, quoted texts] */
export type Row = [
  document: 'storefront' | 'purchase',
  section: number,
  how: string,
  provoke: Act,
  texts: string[],
];
export type Act = () => Promise<unknown>;

// Reading a whole page after each of its many changes would take longer than the changes.
export const patience = {
  timeout: 120_000,
  interval: 50,
  mutationObserverOptions: { childList: true },
};

/** Opens a page, signed out when only its path is given, then runs the actions in turn. */
export const at =
  (visit: string | Visit, ...acts: Act[]): Act =>
  async () => {
    visitShop(typeof visit === 'string' ? { path: visit, isSignedIn: false } : visit);
    for (const act of acts) await act();
  };

/** Renders one component alone, signed out. */
export const rendering =
  (page: ReactNode): Act =>
  async () =>
    renderShop(page, '/');

export const pressing =
  (name: string | RegExp): Act =>
  () =>
    press(name);
export const pressingNamed =
  (name: string | RegExp): Act =>
  () =>
    pressNamed(name);
export const filling =
  (texts: Record<string, string>): Act =>
  () =>
    fill(texts);
/** Waits for a text before the next action. */
export const seeing =
  (text: string): Act =>
  () =>
    waitFor(() => expect(present()).toContain(text), patience);
