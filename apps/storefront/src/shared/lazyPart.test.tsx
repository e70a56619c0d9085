import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepServedParts, lazyBehind, lazyOverlay, lazyPart } from './lazyPart.tsx';
import { PartBoundary } from './PartBoundary.tsx';

let update: () => void;

function Page({ Part }: { Part: ComponentType<{ title: string }> }) {
  const [count, setCount] = useState(0);
  update = () => setCount(1);
  return (
    <main data-count={count}>
      <Part title="Pigeons" />
    </main>
  );
}

const Article = ({ title }: { title: string }) => <article>{title}</article>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  keepServedParts('/elsewhere');
  vi.useRealTimers();
});

/** Fails until it is let through. */
function failing() {
  const state = { isLost: true, tries: 0 };
  const load = async () => {
    state.tries += 1;
    if (state.isLost) throw new TypeError('Failed to fetch');
    return Article;
  };
  return { state, load };
}

it('a part that is to come later keeps its HTML while the page around it changes', async () => {
  const { prelude } = await prerender(
    <Page Part={lazyPart('Served.tsx', async () => Article, 'later')} />,
  );
  const root = document.createElement('div');
  root.innerHTML = await new Response(prelude).text();
  document.body.append(root);
  const article = root.querySelector('article');

  let arrive = () => {};
  const script = new Promise<typeof Article>((resolve) => {
    arrive = () => resolve(Article);
  });
  const Late = lazyPart('Late.tsx', () => script, 'later');
  await act(async () => hydrateRoot(root, <Page Part={Late} />));
  await act(async () => update());
  expect(root.querySelector('main')?.dataset.count).toBe('1');
  expect(root.querySelector('article')).toBe(article);
  expect(article?.style.display).toBe('');

  await act(async () => arrive());
  expect(root.querySelector('article')).toBe(article);
});

// Spec: 1 §2 Shell
it('a part that could not be loaded says so, and is loaded anew on Try again', async () => {
  const { state, load } = failing();
  const Part = lazyPart('Lost.tsx', load, 'later');
  await act(async () => render(<Page Part={Part} />));
  expect(screen.getByRole('alert').textContent).toMatch(/^This could not be loaded/);
  expect(screen.getByRole('main')).toBeTruthy();
  const { tries } = state;
  await act(async () => update());
  expect(state.tries).toBe(tries);

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByRole('alert')).toBeTruthy();
  state.isLost = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByRole('article').textContent).toBe('Pigeons');
});

it('a page that was left unloaded is loaded anew when it is come back to', async () => {
  const { state, load } = failing();
  const Part = lazyPart('Left.tsx', load);
  const at = (path: string) => (
    <PartBoundary key={path} failed={() => 'Lost'}>
      {path === '/part' ? <Part title="Pigeons" /> : 'Elsewhere'}
    </PartBoundary>
  );
  const { rerender } = await act(async () => render(at('/part')));
  expect(document.body.textContent).toBe('Lost');
  await act(async () => rerender(at('/')));
  state.isLost = false;
  await act(async () => rerender(at('/part')));
  expect(screen.getByRole('article')).toBeTruthy();
});

it('the server’s HTML stands while its script cannot be had, until the connection is back', async () => {
  keepServedParts(location.pathname);
  const Known = lazyPart('Known.tsx', async () => Article, 'later');
  const { prelude } = await prerender(<Page Part={Known} />);
  const root = document.createElement('div');
  root.innerHTML = await new Response(prelude).text();
  document.body.append(root);
  const article = root.querySelector('article');

  const { state, load } = failing();
  await act(async () => hydrateRoot(root, <Page Part={lazyPart('Kept.tsx', load, 'later')} />));
  expect(state.tries).toBe(1);
  expect(root.querySelector('article')).toBe(article);
  state.isLost = false;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(state.tries).toBe(2);
  expect(root.querySelector('article')).toBe(article);
});

it('what lies over the page can be tried again, closed, and opened anew', async () => {
  const { state, load } = failing();
  const Overlay = lazyOverlay<{
    title: string;
    isOpen: boolean;
    onOpenChange: (isOpen: boolean) => void;
  }>(load);
  const onOpenChange = vi.fn();
  const overlay = (isOpen: boolean) => (
    <MemoryRouter>
      <Overlay title="Menu" isOpen={isOpen} onOpenChange={onOpenChange} />
    </MemoryRouter>
  );
  const { rerender } = await act(async () => render(overlay(true)));
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  await act(async () => rerender(overlay(false)));
  expect(screen.queryByRole('alert')).toBeNull();
  state.isLost = false;
  await act(async () => rerender(overlay(true)));
  expect((await screen.findByRole('article')).textContent).toBe('Menu');
});

it('what shows nothing by itself is asked for until it is there', async () => {
  vi.useFakeTimers();
  const { state, load } = failing();
  await act(async () => render(<Page Part={lazyBehind(load)} />));
  await act(async () => vi.advanceTimersByTimeAsync(2000));
  expect(state.tries).toBe(2);
  state.isLost = false;
  await act(async () => vi.advanceTimersByTimeAsync(4000));
  expect(screen.getByRole('article')).toBeTruthy();
});
