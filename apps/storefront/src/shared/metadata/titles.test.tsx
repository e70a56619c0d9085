import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal } from '../../testing/answers.ts';
import { visitShop } from '../../testing/visitShop.tsx';
import entries from './seo.json';

vi.setConfig({ testTimeout: 30_000 });
const patience = { timeout: 10_000 };
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a page has its own title when seo.json cannot be read', async () => {
  visitShop({ path: '/about', isSignedIn: false, answers: { '/seo-json/seo.json': refusal(500) } });
  await waitFor(() => expect(document.title).toBe(entries['/about'].title), patience);
  act(() => screen.getAllByRole('link', { name: 'Gallery' })[0]?.click());
  await waitFor(() => expect(document.title).toBe(entries['/gallery'].title), patience);
});
