import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { doEarlyActions } from './earlyActions.ts';

const [, script = ''] =
  /<script>([\s\S]*?)<\/script>/.exec(
    readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8'),
  ) ?? [];

// As the page's own inline script.
beforeAll(() => new Function(script)());
beforeEach(() => {
  window.earlyActions = [];
  document.body.innerHTML =
    '<button type="button">Add</button><form method="post"><button>Send</button></form><form method="get" id="search"></form>';
});

const button = () => document.querySelector('button') as HTMLButtonElement;
const form = (selector: string) => document.querySelector(selector) as HTMLFormElement;

it('presses again what was pressed before the script was there, once', () => {
  button().click();
  const onClick = vi.fn();
  button().addEventListener('click', onClick);
  doEarlyActions();
  doEarlyActions();
  expect(onClick).toHaveBeenCalledOnce();
});

it('keeps a form from being sent without the script, and sends it afterwards', () => {
  const early = new SubmitEvent('submit', { cancelable: true, bubbles: true });
  form('form').dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  form('form').addEventListener('submit', onSubmit);
  doEarlyActions();
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('sends a form whose own script comes later as soon as that is there', async () => {
  doEarlyActions();
  const later = form('form');
  later.requestSubmit();
  const sent = new Promise<void>((resolve) =>
    later.addEventListener('submit', (event) => {
      event.preventDefault();
      resolve();
    }),
  );
  await sent;
});

it('lets a search go to the server', () => {
  const search = new SubmitEvent('submit', { cancelable: true, bubbles: true });
  form('#search').dispatchEvent(search);
  expect(search.defaultPrevented).toBe(false);
});

it('leaves alone what is gone by then', () => {
  const onClick = vi.fn();
  button().click();
  button().addEventListener('click', onClick);
  button().remove();
  doEarlyActions();
  expect(onClick).not.toHaveBeenCalled();
});

it('remembers nothing once the script is there', () => {
  doEarlyActions();
  button().click();
  expect(window.earlyActions).toBeUndefined();
});
