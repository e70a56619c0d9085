import { Accordion } from '@parinda/ui/accordion';
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode, useRef, useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useArrival } from './useArrival.ts';

let navigate: ReturnType<typeof useNavigate>;

let showLate: () => void;

function LatePage() {
  const [isThere, setThere] = useState(false);
  showLate = () => setThere(true);
  return isThere ? <h1>Late</h1> : <h1 data-passing>Loading page</h1>;
}

function PageWithLinks() {
  return (
    <>
      <h1>A</h1>
      <Link to="/b">Picture of B</Link>
      <Link to="/b">B</Link>
    </>
  );
}

function Page() {
  const main = useRef<HTMLElement>(null);
  const { isArriving } = useArrival(main);
  navigate = useNavigate();
  return (
    <main ref={main} tabIndex={-1} aria-busy={isArriving}>
      <Routes>
        <Route path="/a" element={<PageWithLinks />} />
        <Route path="/b" element={<h1>B</h1>} />
        <Route
          path="/faqs"
          element={<Accordion items={[{ id: 'homes', title: 'At home?', content: 'Yes' }]} />}
        />
        <Route path="/late" element={<LatePage />} />
      </Routes>
    </main>
  );
}

const isBusy = () => screen.getByRole('main').getAttribute('aria-busy') === 'true';
const go = (to: string | number) => act(() => navigate(to as string));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  // Strict mode, as in development: effects run twice.
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/a']}>
        <Page />
      </MemoryRouter>
    </StrictMode>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows the first page without a loader and does not move focus', () => {
  expect(isBusy()).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

// Spec: 1 §2 Shell
it('shows the loader for 500 ms when the path changes, then focuses the h1', async () => {
  await go('/b');
  expect(isBusy()).toBe(true);
  expect(window.scrollTo, 'the loader is in sight').toHaveBeenCalledExactlyOnceWith(0, 0);
  await pass(499);
  expect(isBusy()).toBe(true);
  await pass(1);
  expect(isBusy()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'B' }));
  expect(window.scrollTo).toHaveBeenCalledOnce();
});

it('counts the 500 ms from the click, even if a busy phone handles it late', () => {
  const click = new MouseEvent('click');
  Object.defineProperty(click, 'timeStamp', { value: performance.now() - 200 });
  document.dispatchEvent(click);
  go('/b');
  pass(299);
  expect(isBusy()).toBe(true);
  pass(1);
  expect(isBusy()).toBe(false);
});

it('shows the loader for the full time without a click', () => {
  const click = new MouseEvent('click');
  Object.defineProperty(click, 'timeStamp', { value: performance.now() - 200 });
  document.dispatchEvent(click);
  pass(10);
  go('/b');
  pass(499);
  expect(isBusy()).toBe(true);
});

it('keeps the focus in a field that was focused meanwhile', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  await go('/b');
  field.focus();
  await pass(500);
  expect(document.activeElement).toBe(field);
  // A field that was focused before loses the focus, as after a search.
  await go('/a');
  await pass(500);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A' }));
  field.remove();
});

it('focuses an h1 that renders late, unless focus has moved', async () => {
  await go('/late');
  await pass(500);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await act(async () => showLate());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Late' }));
});

// Spec: decisions Whole site
it('neither shows the loader nor moves focus when only the query string changes', async () => {
  await go('/a?sort=name');
  expect(isBusy()).toBe(false);
  expect(document.activeElement).toBe(document.body);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('restores the scroll position on Back', async () => {
  await vi.dynamicImportSettled();
  vi.stubGlobal('scrollY', 730);
  window.dispatchEvent(new Event('scroll'));
  await go('/b');
  await pass(500);
  await go(-1);
  await pass(500);
  await vi.dynamicImportSettled();
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 730);
});

it('focuses the followed link on Back, else the h1', async () => {
  const link = () => screen.getByRole('link', { name: 'B' });
  await act(() => link().click());
  await pass(500);
  expect(document.activeElement?.textContent).toBe('B');
  await go(-1);
  await pass(500);
  expect(document.activeElement).toBe(link());

  await go('/late');
  await pass(500);
  await go(-1);
  await pass(500);
  expect(document.activeElement?.textContent).toBe('A');
});

// Spec: decisions Routes
it('opens the answer named in the URL fragment', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  await go('/faqs#homes');
  await pass(500);
  expect(screen.getByRole('button', { name: 'At home?', expanded: true })).toBeTruthy();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});
