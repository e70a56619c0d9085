import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentSource } from './content-source.ts';
import { siteContent } from './testing/content.ts';

const home = {
  title: 'Parinda',
  description: '',
  canonical_url: '/',
  og_image: '',
  twitter_card: 'summary',
};

function newSource({ isWhole = true } = {}) {
  const readContent = vi.fn(async () => ({ ...siteContent, isWhole }));
  let change = () => {};
  const snapshot = contentSource({ readContent } as never, { '/': home } as never, (listener) => {
    change = listener;
  });
  return { readContent, snapshot, change: () => change() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reads the content again after a second, and rebuilds nothing when it is unchanged', async () => {
  const { readContent, snapshot } = newSource();
  const first = await snapshot();
  await snapshot();
  expect(readContent).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(await snapshot()).toBe(first);
  expect(readContent).toHaveBeenCalledTimes(2);
});

it('reads again at once when a response has changed', async () => {
  const { readContent, snapshot, change } = newSource();
  await snapshot();
  change();
  await snapshot();
  expect(readContent).toHaveBeenCalledTimes(2);
});

it('reads again at once while the content is incomplete', async () => {
  const { readContent, snapshot } = newSource({ isWhole: false });
  await snapshot();
  await snapshot();
  expect(readContent).toHaveBeenCalledTimes(2);
});
