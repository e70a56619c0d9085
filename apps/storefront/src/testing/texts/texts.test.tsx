/**
 * Every text that the two documents quote, letter by letter, from one table: each row goes to a page
 * of the whole shop, does what makes its texts appear, and finds each as the whole text of an
 * element, a name, or a line of the log.
 */
import { closeAllToasts } from '@parinda/ui/toast';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fetchPages } from '../fetchPages.ts';
import { patience } from './acts.tsx';
import { present } from './present.ts';
import { purchaseErrors } from './purchaseErrors.tsx';
import { purchaseScreens } from './purchaseScreens.ts';
import { storefrontTexts } from './storefrontTexts.ts';

beforeAll(fetchPages);

let now = 0;
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  // Alerts of one burst are one: every row is long after the one before.
  now += 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  Object.assign(navigator, { clipboard: { writeText: async () => {} } });
});
afterEach(() => {
  cleanup();
  closeAllToasts();
  vi.unstubAllGlobals();
});

it.each([...storefrontTexts, ...purchaseScreens, ...purchaseErrors])(
  'the %s document, section %d: %s',
  async (_document, _section, _how, provoke, texts) => {
    await provoke();
    await waitFor(() => {
      const all = new Set(present());
      expect(texts.filter((text) => !all.has(text))).toEqual([]);
    }, patience);
  },
  40_000,
);
