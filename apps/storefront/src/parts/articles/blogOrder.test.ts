import type { Blog } from '@parinda/api-client';
import { describe, expect, it } from 'vitest';
import { newestFirst, recentPosts } from './blogOrder.ts';

const blog = (slug: string, createdAt: string): Blog => ({
  id: 1,
  slug,
  title: slug,
  content: '',
  createdAt,
});
const days = ['01', '02', '03', '04', '05', '06', '07', '08'];
const blogs = days.map((day) => blog(`of-${day}`, `2026-03-${day}T10:00:00Z`));
const slugs = (list: Blog[]) => list.map(({ slug }) => slug);

it('sorts the newest first and does not change the list', () => {
  const mixed = [
    blog('old', '2024-01-01T00:00:00Z'),
    blog('unreadable', 'soon'),
    blog('new', '2026-01-01T05:30:00+05:30'),
  ];
  expect(slugs(newestFirst(mixed))).toEqual(['new', 'old', 'unreadable']);
  expect(mixed[0]?.slug).toBe('old');
});

describe('recentPosts', () => {
  // Spec: 1 §2 Blogs
  it.each([
    [
      'returns six posts without the current one',
      'of-07',
      blogs,
      'of-08 of-06 of-05 of-04 of-03 of-02',
    ],
    [
      'returns six posts when the list lacks the article',
      'other',
      blogs,
      'of-08 of-07 of-06 of-05 of-04 of-03',
    ],
    ['returns all other posts of a short list', 'of-01', blogs.slice(0, 3), 'of-03 of-02'],
    ['returns none when there is no other post', 'of-01', blogs.slice(0, 1), ''],
  ])('%s', (_case, slug, list, expected) => {
    expect(slugs(recentPosts(list, slug)).join(' ')).toBe(expected);
  });
});
