import { act, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { heardDuring, readAloud } from '../../testing/spoken.ts';
import { closeAllToasts, type ToastOptions, toast } from '../toast/index.ts';
import { ToastRegion } from './index.ts';

const timeout = 60_000;
afterEach(() => act(closeAllToasts));

const show = (words: Omit<ToastOptions, 'timeout'>) => act(() => void toast({ timeout, ...words }));
const renderRegion = async () => {
  render(<ToastRegion />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 120)));
};

test('announces success politely, an error assertively', async () => {
  await renderRegion();
  expect(await heardDuring(() => show({ tone: 'success', text: 'Added to your cart' }))).toEqual([
    'polite: Added to your cart',
  ]);
  expect(await heardDuring(() => show({ tone: 'danger', text: 'It was not saved' }))).toEqual([
    'assertive: It was not saved',
  ]);
});

test('announces a repeated text again', async () => {
  await renderRegion();
  show({ tone: 'danger', text: 'It was not saved' });
  expect(await heardDuring(() => show({ tone: 'danger', text: 'It was not saved' }))).toEqual([
    'assertive: It was not saved',
  ]);
});

test('reads the link after the text', async () => {
  await renderRegion();
  const link = { label: 'View cart', href: '/cart' };
  const said = await heardDuring(() => show({ tone: 'success', text: 'Added', link }));
  expect(said).toEqual(['polite: Added View cart']);
});

test('is a landmark whose close button follows the text', async () => {
  await renderRegion();
  const action = { label: 'Undo', onPress: () => {} };
  show({ tone: 'info', text: 'Taken out of your cart', action });
  expect(await readAloud()).toEqual([
    'region, Notifications',
    'list',
    'list',
    'listitem, level 1, position 1, set size 1',
    'group, Taken out of your cart',
    'paragraph',
    'Taken out of your cart',
    'button, Undo',
    'button, Close',
  ]);
});
