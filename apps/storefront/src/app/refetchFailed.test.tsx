import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { errorResponse } from '../testing/answers.ts';
import { testPages } from '../testing/testPages.ts';
import { visitShop } from '../testing/visitShop.tsx';
import { refetchFailedOnReturn } from './refetchFailed.ts';

const alerted = vi.hoisted(() => vi.fn());
vi.mock('../shared/feedback/notify.ts', async (original) => {
  const real = await original<typeof import('../shared/feedback/notify.ts')>();
  return {
    ...real,
    unexpectedErrorAlert: () => alerted.mockImplementation(real.unexpectedErrorAlert()),
  };
});

testPages();

let stop = () => {};
afterEach(() => stop());

/** Opens the gallery, whose first responses fail. */
async function openBroken() {
  let isBroken = true;
  let calls = 0;
  const store = visitShop({
    path: '/gallery',
    answers: {
      'gallery/': () => {
        calls += 1;
        if (isBroken) return errorResponse(500)();
        return Response.json([{ image: '/pictures/gallery/1-640.webp', image_title: 'A ledge' }]);
      },
    },
  });
  stop = refetchFailedOnReturn(store);
  await screen.findByText('An unexpected error occurrred.');
  return {
    mend: () => {
      isBroken = false;
    },
    calls: () => calls,
  };
}

// Spec: 1 §8
it.each(['online', 'focus'])('a failed query is retried on %s, without a reload', async (event) => {
  const { mend } = await openBroken();
  mend();
  window.dispatchEvent(new Event(event));
  expect(await screen.findByText('A ledge')).toBeTruthy();
});

// Spec: 1 §8
it('a successful query is not repeated', async () => {
  const { mend, calls } = await openBroken();
  mend();
  window.dispatchEvent(new Event('online'));
  await screen.findByText('A ledge');
  const before = calls();
  window.dispatchEvent(new Event('focus'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(calls()).toBe(before);
});

it('a repeated failure shows no second alert', async () => {
  const { calls } = await openBroken();
  const before = calls();
  alerted.mockClear();
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(calls()).toBeGreaterThan(before));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(alerted).not.toHaveBeenCalled();
});
