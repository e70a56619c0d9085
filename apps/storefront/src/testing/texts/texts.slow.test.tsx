/**
 * Every text that the two documents quote, exactly, from one table. Each row opens a page of the
 * whole storefront, runs the actions that produce its texts, and finds each as the whole text of an
 * element, a name, or a log line.
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
  // Alerts of one burst are merged, so each row starts long after the previous one.
  now += 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  Object.assign(navigator, { clipboard: { writeText: async () => {} } });
});
afterEach(() => {
  cleanup();
  closeAllToasts();
  vi.unstubAllGlobals();
});

// Spec: 1 §1; 1 §2 Routes; 1 §2 Shell; 1 §2 Header and menus; 1 §2 Home; 1 §2 Products page; 1 §2 Gallery; 1 §2 About; 1 §2 Contact; 1 §2 Footer; 1 §2 Blogs; 1 §7; 1 §8; 2 §2 Routes; 2 §2 Signup; 2 §2 Cart; 2 §2 Checkout; 2 §2 Product detail; 2 §2 Orders; 2 §2 Order detail; 2 §2 Add review; 2 §2 Address book; 2 §2 Wishlist; 2 §2 My reviews; 2 §2 Account; 2 §4; 2 §5; 2 §6; 2 §7; 2 §8; 2 §9; decisions Whole site
it.each([...storefrontTexts, ...purchaseScreens, ...purchaseErrors])(
  'the %s document, section %d: %s',
  async (_document, _section, _how, provoke, texts) => {
    await provoke();
    await waitFor(() => {
      const all = new Set(present());
      expect(texts.filter((text) => !all.has(text))).toEqual([]);
    }, patience);
  },
);
