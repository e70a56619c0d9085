import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchImports } from '../../hydration/newBuild.ts';
import { preloadParts, RenderedParts } from '../../hydration/renderedParts.ts';
import { lazyDeferred, lazyExtra, lazyOverlay, lazyPart } from './lazy.tsx';
import { PartBoundary } from './PartBoundary.tsx';

const Page = ({ Part }: { Part: ComponentType<{ title: string }> }) => (
  <main>
    <Part title="Pigeons" />
  </main>
);

const Article = ({ title }: { title: string }) => <article>{title}</article>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const lost = async () => {
  throw new TypeError('Failed to fetch');
};

it('names the parts of a page on the server, whose preloaded HTML stays on hydration', async () => {
  const Served = lazyDeferred('Served.tsx', async () => Article);
  const parts = new Set<string>();
  const { prelude } = await prerender(
    <RenderedParts value={parts}>
      <Page Part={Served} />
    </RenderedParts>,
  );
  expect([...parts]).toEqual(['Served.tsx']);
  const root = document.createElement('div');
  root.innerHTML = await new Response(prelude).text();
  document.body.append(root);
  const article = root.querySelector('article');

  await preloadParts([...parts]);
  await act(async () => hydrateRoot(root, <Page Part={Served} />));
  expect(root.querySelector('article')).toBe(article);
});

it('preloads parts that only another part’s script makes known', async () => {
  const inner = vi.fn(async () => Article);
  lazyPart('Outer.tsx', async () => {
    lazyPart('Inner.tsx', inner);
    return Article;
  });
  await preloadParts(['Inner.tsx', 'Outer.tsx', 'Unknown.tsx']);
  expect(inner).toHaveBeenCalledOnce();
});

it('renders a preloaded part without its fallback', async () => {
  const Part = lazyDeferred('Ready.tsx', async () => Article, 'Wait');
  await preloadParts(['Ready.tsx']);
  render(<Page Part={Part} />);
  expect(screen.getByRole('main').textContent).toBe('Pigeons');
});

// Spec: 1 §2 Shell
it('shows a notice for a part that failed to load, and keeps the rest of the page', async () => {
  await act(async () => render(<Page Part={lazyDeferred('Lost.tsx', lost)} />));
  expect(screen.getByRole('alert').textContent).toMatch(/^This could not be loaded/);
  expect(screen.getByRole('main')).toBeTruthy();
});

it('reloads the page on Try again when an import has failed, as browsers keep the failure', async () => {
  const reload = vi.fn(async () => {});
  let isBroken = true;
  const Breaks = () => {
    if (isBroken) throw new Error('broken');
    return 'Mended';
  };
  const boundary = (
    <PartBoundary
      reload={reload}
      failed={(retry) => (
        <button onClick={retry} type="button">
          Try again
        </button>
      )}
    >
      <Breaks />
    </PartBoundary>
  );
  const tryAgain = () => act(async () => fireEvent.click(screen.getByRole('button')));
  render(boundary);
  await tryAgain();
  expect(reload).not.toHaveBeenCalled();
  watchImports();
  window.dispatchEvent(new Event('vite:preloadError'));
  isBroken = false;
  await tryAgain();
  expect(reload).toHaveBeenCalledOnce();
});

it('closes the notice of an overlay that failed to load', async () => {
  const Overlay = lazyOverlay<{
    title: string;
    isOpen: boolean;
    onOpenChange: (isOpen: boolean) => void;
  }>(lost);
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
});

it('leaves out an extra that failed to load', async () => {
  await act(async () => render(<Page Part={lazyExtra(lost)} />));
  expect(screen.getByRole('main').textContent).toBe('');
});
