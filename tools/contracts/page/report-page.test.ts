import { operations, readInteractions } from '@parinda/testing/pacts';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { reportPage } from './report-page.ts';
import type { Results } from './results.ts';
import type { Stories } from './stories.ts';

const at = '2026-11-28T15:40:12.345Z';
const kept = { at, isKept: true, problems: [] };

function render(results: Results = {}, stories: Stories = {}): Document {
  const page = reportPage({ results, stories, storybook: 'https://shop.example/storybook/' });
  return new JSDOM(page).window.document;
}

/** Returns the row of an interaction as cells of text, without the status. */
function rowOf(document: Document, description: string): string[] {
  const cells = [...document.querySelectorAll('td')];
  const cell = cells.find(({ textContent }) => textContent?.startsWith(description));
  const row = cell?.parentElement?.querySelectorAll('td') ?? [];
  return [...row].map(({ textContent }) => textContent ?? '');
}

it('shows each operation with all statuses and interactions', () => {
  const document = render();
  for (const { id, method, path, statuses } of operations) {
    const section = document.getElementById(id)?.closest('section');
    expect(section?.querySelector('h3')?.textContent).toBe(`${method} ${path}`);
    const shown = [...(section?.querySelectorAll('th[scope=row]') ?? [])];
    expect(shown.map(({ textContent }) => Number(textContent))).toEqual(statuses);
  }
  const shown = [...document.querySelectorAll('td')].map(({ textContent }) => textContent);
  expect(shown).toEqual(
    expect.arrayContaining(readInteractions().map(({ description }) => description)),
  );
});

it('explains a status without an interaction', () => {
  const section = render().getElementById('listProducts')?.closest('section');
  expect(section?.textContent).toContain("304No interaction. The browser's cache handles");
});

it('lists the fields that the storefront reads, and the others', () => {
  const section = render().getElementById('listProducts')?.closest('section');
  const details = section?.querySelector('details');
  expect(details?.querySelector('summary')?.textContent).toMatch(/reads \d+ fields of status 200/);
  expect(details?.textContent).toContain('$[*].keywords (optional)');
  expect(details?.textContent).toContain('Not read: $[*].reviews[*].rating');
});

it('links to an existing section for each provider state', () => {
  const document = render();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('td a[href^="#"]')];
  expect(links.length).toBeGreaterThan(50);
  for (const { hash, textContent } of links) {
    const term = document.getElementById(hash.slice(1));
    expect(term?.textContent).toBe(textContent);
    expect(term?.nextElementSibling?.textContent).not.toBe('');
  }
});

it('says which interactions were not verified, and how to verify', () => {
  const document = render();
  expect(rowOf(document, 'a request for the orders').at(-1)).toBe('not verified yet');
  expect(document.body.textContent).toContain(
    'No server is verified yet. Run npx pnpm@12 contracts',
  );
});

it('shows server, time and problems of the last verification', () => {
  const failed = { at, isKept: false, problems: ['$.id: expected 7, got "<7>"'] };
  const document = render({
    'apps/api on PGlite': { 'a request for the orders': kept },
    'https://their.api': { 'a request for the orders': failed },
  });
  const [, , cell] = rowOf(document, 'a request for the orders');
  expect(cell).toContain('passed on apps/api on PGlite, 2026-11-28 15:40 UTC');
  expect(cell).toContain(
    'failed on https://their.api, 2026-11-28 15:40 UTC$.id: expected 7, got "<7>"',
  );
  expect(document.body.textContent).toContain('https://their.api: 0 of 1 passed');
});

it.each([
  ['a story with the response', 'a request for the orders', ''],
  ['a replay of the error', 'listOrders without a session', '&globals=replay:listOrders-401'],
])('links an interaction to %s', (_, description, replay) => {
  const interactions = { 'a request for the orders': 'pages-orders--many' };
  const document = render({}, { listOrders: { interactions } });
  const cell = [...document.querySelectorAll('td')].find(({ textContent }) =>
    textContent?.startsWith(description),
  );
  expect(cell?.querySelector('a')?.getAttribute('href')).toBe(
    `https://shop.example/storybook/?path=/story/pages-orders--many${replay}`,
  );
});

it('escapes texts, and loads no other file', () => {
  const server = '<img src=x onerror=alert(1)>';
  const document = render({ [server]: { 'a request for the orders': kept } });
  expect(document.querySelector('img, script, iframe, link:not([href^="data:"])')).toBeNull();
  expect(document.body.textContent).toContain(`passed on ${server}`);
});
