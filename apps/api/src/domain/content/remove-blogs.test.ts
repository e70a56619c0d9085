import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { blogs } from '../../db/schema.ts';
import { removeBlogs } from './remove-blogs.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

it('removes articles by slug, all or none', async () => {
  const { db } = test.context;
  const [first] = await db.select().from(blogs);
  const before = await db.$count(blogs);
  const slug = first?.slug ?? '';
  await expect(removeBlogs({ db }, { slugs: [slug, 'none'] })).rejects.toThrow(
    'Nothing was removed:\nThere is no article none',
  );
  expect(await db.$count(blogs)).toBe(before);
  const removed = await removeBlogs({ db }, { slugs: [slug] });
  expect(removed).toEqual({ text: 'Removed 1 article.', data: { removed: [slug] } });
  const { text } = await removeBlogs({ db }, { slugs: [], all: true });
  expect(text).toBe(`Removed ${before - 1} articles.`);
  expect(await db.$count(blogs)).toBe(0);
});
