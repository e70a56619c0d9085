import { readFileSync } from 'node:fs';
import { Button } from '@parinda/ui/button';
import { act, type ComponentType, createElement, lazy, Suspense, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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

/** What was pressed or sent is done a moment after. */
async function doThem() {
  doEarlyActions();
  await Promise.resolve();
}

it('presses again what was pressed before the script was there, as often as it was', async () => {
  button().click();
  button().click();
  const onClick = vi.fn();
  button().addEventListener('click', onClick);
  await doThem();
  await doThem();
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('keeps a form from being sent without the script, and sends it afterwards', async () => {
  const early = new SubmitEvent('submit', { cancelable: true, bubbles: true });
  form('form').dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  form('form').addEventListener('submit', onSubmit);
  await doThem();
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

describe('a link', () => {
  const follow = (init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector('a')?.dispatchEvent(event);
    return event;
  };
  beforeEach(() => {
    document.body.innerHTML += '<a href="/cart">Cart</a>';
  });

  it('is followed after what was pressed before it', async () => {
    const done: string[] = [];
    button().click();
    expect(follow().defaultPrevented).toBe(true);
    button().addEventListener('click', () => done.push('pressed'));
    document.querySelector('a')?.addEventListener('click', (event) => {
      event.preventDefault();
      done.push('followed');
    });
    await doThem();
    expect(done).toEqual(['pressed', 'followed']);
  });

  it('is the last that was pressed', async () => {
    document.body.innerHTML += '<a href="/wishlist">Wishlist</a>';
    button().click();
    follow();
    follow();
    const wishlist = document.querySelector<HTMLElement>('a[href="/wishlist"]');
    wishlist?.click();
    const followed: (string | null)[] = [];
    for (const link of document.querySelectorAll('a')) {
      link.addEventListener('click', (event) => {
        event.preventDefault();
        followed.push(link.textContent);
      });
    }
    await doThem();
    expect(followed).toEqual(['Wishlist']);
  });

  it.each([
    ['where nothing was pressed', false, {}],
    ['to another tab', true, { ctrlKey: true }],
  ])('is followed at once %s', (_when, isPressed, init) => {
    if (isPressed) button().click();
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const prevent = vi.spyOn(MouseEvent.prototype, 'preventDefault');
    follow(init);
    expect(prevent).toHaveBeenCalledTimes(1);
    prevent.mockRestore();
  });
});

it('lets a search go to the server', () => {
  const search = new SubmitEvent('submit', { cancelable: true, bubbles: true });
  form('#search').dispatchEvent(search);
  expect(search.defaultPrevented).toBe(false);
});

it('leaves alone what is gone by then', async () => {
  const onClick = vi.fn();
  button().click();
  button().addEventListener('click', onClick);
  button().remove();
  await doThem();
  expect(onClick).not.toHaveBeenCalled();
});

it('remembers nothing once the script is there', () => {
  doEarlyActions();
  button().click();
  expect(window.earlyActions).toBeUndefined();
});

describe('in a part that React takes over by itself', () => {
  const onPress = vi.fn();
  const Part = () => createElement(Button, { onPress }, 'Add');
  /** The page, of which only the frame is taken over at first. */
  function Page({ of: Inner }: { of: ComponentType }) {
    useEffect(doEarlyActions, []);
    return createElement(Suspense, null, createElement(Inner));
  }
  beforeEach(() => {
    onPress.mockClear();
    document.body.innerHTML = `<div id="root">${renderToString(createElement(Page, { of: Part }))}</div>`;
  });
  const takeOver = (inner: ComponentType) =>
    act(async () => {
      hydrateRoot(
        document.getElementById('root') as HTMLElement,
        createElement(Page, { of: inner }),
      );
    });

  it('presses what was pressed before', async () => {
    button().click();
    await takeOver(Part);
    expect(onPress).toHaveBeenCalledOnce();
  });

  // Spec: 1 §2 Shell
  it('waits for the script of the part, also with what is pressed meanwhile', async () => {
    let arrive = (_script: { default: typeof Part }) => {};
    const script = new Promise<{ default: typeof Part }>((resolve) => {
      arrive = resolve;
    });
    button().click();
    await takeOver(lazy(() => script));
    button().click();
    expect(onPress).not.toHaveBeenCalled();
    await act(async () => arrive({ default: Part }));
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('presses nothing twice once the script is there', async () => {
    await takeOver(Part);
    button().click();
    expect(onPress).toHaveBeenCalledOnce();
  });
});
