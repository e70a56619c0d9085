import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ApiAnswer, answerCalls, renderShop } from '../../testing/renderShop.tsx';
import { stubIntersectionObserver } from '../../testing/stubIntersectionObserver.ts';
import { BlogPage } from './BlogPage.tsx';
import { BlogsPage } from './BlogsPage.tsx';

const blog = (id: number, slug: string, content: string) => ({
  id,
  slug,
  title: `Title of ${slug}`,
  content,
  created_at: `2026-10-0${id}T09:00:00`,
});
const nets = blog(1, 'nets', '<h1>All about nets</h1><p onclick="x()">Hang them <b>tight</b>.</p>');
const spikes = blog(2, 'spikes', '<img src="/spikes.svg"><p>No h1.</p>');
const all = [nets, spikes];

beforeEach(() => stubIntersectionObserver());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(path: string, answer: (path: string) => ApiAnswer | undefined = blogs) {
  answerCalls(answer);
  return renderShop(
    <Routes>
      <Route path="/blogs" element={<BlogsPage />} />
      <Route path="/blogs/:id" element={<BlogPage />} />
    </Routes>,
    path,
  );
}

function blogs(path: string): ApiAnswer {
  const slug = new URLSearchParams(path.split('?')[1]).get('slug');
  return { status: 200, body: slug ? all.filter((one) => one.slug === slug) : all };
}

// Spec: 1 §2 Routes; 1 §2 Blogs
it('shows title, date, content without the h1, and the other articles', async () => {
  show('/blogs/nets');
  expect(screen.getByText('Loading...')).toBeTruthy();
  await screen.findByRole('heading', { level: 1, name: 'All about nets' });
  expect(screen.queryByText('Loading...')).toBeNull();
  expect(screen.getByText('Published on: October 1, 2026')).toBeTruthy();
  const text = screen.getByText(/Hang them/);
  expect(text.outerHTML).toBe('<p>Hang them <b>tight</b>.</p>');
  const recent = within(await screen.findByRole('complementary', { name: 'RECENT POSTS' }));
  expect(recent.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blogs/spikes',
  ]);
  expect(recent.getByText('October 2, 2026')).toBeTruthy();
});

// Spec: 1 §2 Blogs
it("calls an article without an h1 'Blog Title'", async () => {
  show('/blogs/spikes');
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog Title' })).toBeTruthy();
});

it('shows the not-found page for an unknown slug', async () => {
  show('/blogs/no-such');
  expect(await screen.findByText('Page not found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toBeTruthy();
});

// Spec: 1 §8; decisions Whole site
it('stops loading after an error, which only the global alert reports', async () => {
  const { onUnexpectedError } = show('/blogs/nets', () => undefined);
  await screen.findByRole('heading', { level: 1, name: 'Blog Title' });
  expect(screen.queryByText('Loading...')).toBeNull();
  expect(screen.queryByText('Page not found')).toBeNull();
  expect(onUnexpectedError).toHaveBeenCalled();
});

// Spec: 1 §2 Blogs
it('lists the newest post first and makes each card one link', async () => {
  show('/blogs');
  const links = await screen.findAllByRole('link', { name: /Read Full Article/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blogs/spikes', '/blogs/nets']);
  expect(screen.getByText('Hang them tight....')).toBeTruthy();
});

const noBlogs = 'No blogs available at the moment. Stay Tuned !!';

// Spec: 1 §8
it('shows a message when there are none', async () => {
  show('/blogs', () => ({ status: 200, body: [] }));
  expect(await screen.findByText(noBlogs)).toBeTruthy();
});

it('does not call a list empty that could not be loaded, and tries again', async () => {
  let isUp = false;
  show('/blogs', (path) => (isUp ? blogs(path) : { status: 404, body: {} }));
  expect(await screen.findByText('The articles could not be loaded')).toBeTruthy();
  expect(screen.queryByText(noBlogs)).toBeNull();
  isUp = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('link', { name: /Read Full Article/ })).toHaveLength(2);
});
