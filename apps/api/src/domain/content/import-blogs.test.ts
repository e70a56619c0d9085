import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOfFile } from '../../../testing/rows-of-file.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type BlogRow, exportBlogs, importBlogs } from './import-blogs.ts';

let test: TestServer;
let all: BlogRow[];
beforeAll(async () => {
  test = await startTestServer();
  all = (await exportBlogs(test.context)).data as BlogRow[];
});
afterAll(() => test.close());

const importing = (rows: unknown[], dryRun = false) => importBlogs(test.context, { rows, dryRun });
const article = (more: object = {}) => ({
  slug: 'nets-in-the-rain',
  title: 'Nets in the rain',
  content: '<p>They dry.</p>',
  ...more,
});

// Spec: decisions Server
it('exports a table that imports without changes', async () => {
  expect(all.length).toBeGreaterThan(5);
  const data = { added: 0, changed: 0, unchanged: all.length };
  expect(await importing(all)).toMatchObject({ data });
});

it('prints a table that imports from a file without changes', async () => {
  const { text } = await exportBlogs(test.context);
  const data = { added: 0, changed: 0, unchanged: all.length };
  expect(await importing(rowsOfFile(`${text}\n`))).toMatchObject({ data });
});

it('adds an article with the current time, adds one with a date, and changes one by slug', async () => {
  const [latest] = all as [BlogRow];
  const rows = [
    article(),
    article({ slug: 'older', created_at: '2020-02-29' }),
    { slug: latest.slug, title: 'Another title', content: latest.content },
  ];
  const written = { added: 2, changed: 1, unchanged: 0 };
  expect(await importing(rows, true)).toMatchObject({ data: written });
  expect((await exportBlogs(test.context)).data).toEqual(all);
  expect(await importing(rows)).toMatchObject({ data: written });

  const after = (await exportBlogs(test.context)).data as BlogRow[];
  expect(after[0]).toMatchObject(article());
  expect(after.at(-1)).toMatchObject({ slug: 'older', created_at: '2020-02-29T00:00:00.000Z' });
  expect(after.find(({ slug }) => slug === latest.slug)).toEqual({
    ...latest,
    title: 'Another title',
  });
});

// Spec: decisions Server
it('imports all rows or none and reports errors by row', async () => {
  const before = (await exportBlogs(test.context)).data;
  const rows = [
    article({ slug: 'good' }),
    article({ slug: 'a', created_at: '2026-13-45' }),
    article({ slug: 'b', created_at: 'yesterday' }),
    article({ slug: 'good' }),
    article({ slug: 'c', content: '' }),
  ];
  await expect(importing(rows)).rejects.toThrow(
    new RegExp(
      [
        'Nothing was imported:',
        'Row 2: created_at 2026-13-45 is not a date',
        'Row 3: created_at must match pattern .*',
        'Row 4: good is already in row 1',
        "Row 5: must have required property 'content'",
      ].join('\\n'),
    ),
  );
  expect((await exportBlogs(test.context)).data).toEqual(before);
});
