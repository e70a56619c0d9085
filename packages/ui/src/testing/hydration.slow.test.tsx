import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { allStories } from './allStories.tsx';
import { layOutSlides } from './layOutSlides.ts';

/** HTML and React's errors by story name. */
let onServer: Record<string, { html: string; errors: string[] }>;

beforeAll(async () => {
  const script = join(import.meta.dirname, 'storiesOnServer.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: 2 ** 26 });
  onServer = JSON.parse(stdout);
});

beforeEach(() => {
  layOutSlides();
  // As different from a server as possible: narrow windows, reduced motion, dark theme.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
});

/** Returns the errors while a browser hydrates this HTML. */
async function errorsOfHydrating(html: string, ui: ReactNode): Promise<string[]> {
  const errors: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => errors.push(said.join(' ')));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const { unmount } = render(ui, {
    container,
    hydrate: true,
    reactStrictMode: true,
    onRecoverableError: (error) => errors.push(String(error)),
  });
  // Lazy parts of the story load first.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  unmount();
  container.remove();
  return errors;
}

it.each([...allStories])(
  '%s is rendered on a server and hydrated as it stands',
  async (name, Story) => {
    const { html, errors } = onServer[name] ?? {
      html: '',
      errors: ['The server knows no such story.'],
    };
    expect(errors).toEqual([]);
    expect(await errorsOfHydrating(html, <Story />)).toEqual([]);
  },
);

it('detects a page that differs in the browser', async () => {
  expect(await errorsOfHydrating('<p>Server</p>', <p>Browser</p>)).not.toEqual([]);
});

it('detects a page that is empty on the server', async () => {
  expect(await errorsOfHydrating('', <p>Browser</p>)).not.toEqual([]);
});
