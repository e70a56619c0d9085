import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FirstView } from '../../hydration/firstView.ts';
import { Announcer, useAnnouncement } from './announce.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Said({ text, about }: { text: string | false; about?: string }) {
  useAnnouncement(text, about);
  return null;
}

const page = (texts: (string | false)[], { about = '', first = null as number | null } = {}) => (
  <FirstView value={first}>
    <Announcer />
    {texts.map((text, index) => (
      <Said key={index} text={text} about={about} />
    ))}
  </FirstView>
);

const heard = () =>
  [...(document.querySelector('[data-live-announcer]')?.children ?? [])].map(
    ({ textContent }) => textContent,
  );
const rest = () => act(async () => void vi.advanceTimersByTime(500));

// Spec: 1 §2 Shell
it('has a live region before any announcement', () => {
  render(page([false]));
  expect(document.querySelector('[data-live-announcer][aria-live=polite]')?.textContent).toBe('');
});

it('announces several texts of the same time', async () => {
  render(page(['5 products', 'Loading page']));
  await rest();
  expect(heard()).toEqual(['5 products', 'Loading page']);
});

it('announces the last of several quick changes, and repeats a text for another subject', async () => {
  const { rerender } = render(page(['5 products']));
  rerender(page(['4 products']));
  await rest();
  rerender(page(['4 products'], { about: 'sorted' }));
  await rest();
  expect(heard()).toEqual(['4 products', '4 products']);
});

it('does not repeat a text that changes and changes back within the pause', async () => {
  const { rerender } = render(page(['4 products'], { about: 'Plastic' }));
  await rest();
  rerender(page(['9 products']));
  rerender(page(['4 products'], { about: 'Plastic' }));
  await rest();
  expect(heard()).toEqual(['4 products']);
});

it('repeats an announcement when there was no text in between', async () => {
  const { rerender } = render(page(['Loading page']));
  await rest();
  rerender(page([false]));
  rerender(page(['Loading page']));
  await rest();
  expect(heard()).toEqual(['Loading page', 'Loading page']);
});

it('does not announce the initial text of a page', async () => {
  render(page(['5 products'], { first: Date.now() }));
  await rest();
  expect(heard()).toEqual([]);
  expect(screen.queryByText('5 products')).toBeNull();
});

it('announces news also on the page that the server has rendered', async () => {
  const News = () => {
    useAnnouncement('Paid', '', true);
    return null;
  };
  render(
    <FirstView value={Date.now()}>
      <Announcer />
      <News />
    </FirstView>,
  );
  await rest();
  expect(heard()).toEqual(['Paid']);
});
