import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { renderShop } from '../renderShop.tsx';
import { fill, press, pressNamed, type Visit, visitShop } from '../visitShop.tsx';
import { present } from './present.ts';

/** [document, section, how it is provoked, what provokes it, the quoted texts] */
export type Row = [
  document: 'storefront' | 'purchase',
  section: number,
  how: string,
  provoke: Act,
  texts: string[],
];
export type Act = () => Promise<unknown>;

// A page changes often while it is made: to read all of it after each change takes longer than that.
export const patience = {
  timeout: 15_000,
  interval: 50,
  mutationObserverOptions: { childList: true },
};

/** Goes to a page, signed out where only its path is given, then does one thing after the other. */
export const at =
  (visit: string | Visit, ...acts: Act[]): Act =>
  async () => {
    visitShop(typeof visit === 'string' ? { path: visit, isSignedIn: false } : visit);
    for (const act of acts) await act();
  };

/** Shows one thing alone, signed out. */
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
/** Waits until a text is there, before the next act. */
export const seeing =
  (text: string): Act =>
  () =>
    waitFor(() => expect(present()).toContain(text), patience);
