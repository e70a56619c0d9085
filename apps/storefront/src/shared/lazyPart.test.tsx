import { act } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, expect, it } from 'vitest';
import { lazyPart } from './lazyPart.tsx';

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

afterEach(() => document.body.replaceChildren());

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
