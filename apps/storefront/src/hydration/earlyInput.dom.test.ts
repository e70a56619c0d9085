import { readFileSync } from 'node:fs';
import { Button } from '@parinda/ui/button';
import {
  act,
  type ChangeEvent,
  type ComponentType,
  createElement,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { replayEarlyInput } from './earlyInput.ts';

const [, script = ''] =
  /<script>([\s\S]*?)<\/script>/.exec(
    readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8'),
  ) ?? [];

// Runs the page's inline script.
beforeAll(() => new Function(script)());
beforeEach(() => {
  window.earlyInput = { values: new Map(), actions: [] };
  document.body.innerHTML =
    '<button type="button">Add</button><form method="post"><button>Send</button></form><form method="get" id="search"></form>';
});

const button = () => document.querySelector('button') as HTMLButtonElement;
const form = (selector: string) => document.querySelector(selector) as HTMLFormElement;

async function replay() {
  replayEarlyInput();
  await new Promise((resolve) => setTimeout(resolve));
}

it('presses a button as often as it was pressed before hydration, and only once', async () => {
  button().click();
  button().click();
  const onClick = vi.fn();
  button().addEventListener('click', onClick);
  await replay();
  await replay();
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('holds a form that needs the script, and submits it after hydration', async () => {
  const early = new SubmitEvent('submit', { cancelable: true, bubbles: true });
  form('form').dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  form('form').addEventListener('submit', onSubmit);
  await replay();
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('lets a search go to the server', () => {
  const search = new SubmitEvent('submit', { cancelable: true, bubbles: true });
  form('#search').dispatchEvent(search);
  expect(search.defaultPrevented).toBe(false);
});

it('replays a press before a link that follows hydration at once', async () => {
  const order: string[] = [];
  const link = Object.assign(document.createElement('a'), { href: '#cart' });
  document.body.append(link);
  button().click();
  button().addEventListener('click', () => order.push('Add'));
  link.addEventListener('click', () => order.push('Cart'));
  replayEarlyInput();
  link.click();
  await expect.poll(() => order).toEqual(['Add', 'Cart']);
});

it('skips a button that was removed meanwhile', async () => {
  const onClick = vi.fn();
  button().click();
  button().addEventListener('click', onClick);
  button().remove();
  await replay();
  expect(onClick).not.toHaveBeenCalled();
});

it('records nothing after hydration', () => {
  replayEarlyInput();
  button().click();
  expect(window.earlyInput).toBeUndefined();
});

it('presses a button inside a Suspense boundary that has not hydrated yet', async () => {
  const onPress = vi.fn();
  const Part = () => createElement(Button, { onPress }, 'Add');
  function Page({ of: Inner }: { of: ComponentType }) {
    useEffect(replayEarlyInput, []);
    return createElement(Suspense, null, createElement(Inner));
  }
  const page = createElement(Page, { of: Part });
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  button().click();
  await act(async () => hydrateRoot(document.getElementById('root') as HTMLElement, page));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(onPress).toHaveBeenCalledOnce();
});

it('replays input into the elements that replace those of a translated part', async () => {
  const onPress = vi.fn();
  const onChange = vi.fn();
  const Part = () =>
    createElement(
      'p',
      null,
      'Net',
      createElement('input', { onChange: () => onChange() }),
      createElement(Button, { onPress }, 'Add'),
    );
  function Page() {
    useEffect(replayEarlyInput, []);
    return createElement(Suspense, null, createElement(Part));
  }
  const page = createElement(Page);
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const typed = document.querySelector('input') as HTMLInputElement;
  typed.focus();
  typed.value = 'net';
  typed.dispatchEvent(new Event('input', { bubbles: true }));
  button().click();
  document.querySelector('p')?.firstChild?.replaceWith(document.createElement('font'));
  const root = document.getElementById('root') as HTMLElement;
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(root, page, { onRecoverableError }));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(onRecoverableError).toHaveBeenCalledOnce();
  expect(typed.isConnected).toBe(false);
  expect(document.querySelector('input')?.value).toBe('net');
  expect(document.activeElement).toBe(document.querySelector('input'));
  expect([onChange.mock.calls.length, onPress.mock.calls.length]).toEqual([1, 1]);
});

it('passes values from before hydration to controlled fields', async () => {
  const received: unknown[] = [];
  function Fields() {
    useEffect(replayEarlyInput, []);
    const [text, setText] = useState('');
    const [isChecked, setChecked] = useState(false);
    const [order, setOrder] = useState('new');
    received.push([text, isChecked, order]);
    return createElement(
      'form',
      null,
      createElement('input', {
        value: text,
        onChange: ({ target }) => setText(target.value),
      }),
      createElement('input', {
        type: 'checkbox',
        checked: isChecked,
        onChange: ({ target }) => setChecked(target.checked),
      }),
      createElement(
        'select',
        {
          value: order,
          onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
            setOrder(currentTarget.value),
        },
        ['new', 'old'].map((value) => createElement('option', { key: value, value }, value)),
      ),
    );
  }
  const page = createElement(Fields);
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const [text, checkbox] = document.querySelectorAll('input');
  const select = document.querySelector('select');
  if (!text || !checkbox || !select) throw new Error('no fields');
  text.value = 'net';
  text.dispatchEvent(new Event('input', { bubbles: true }));
  checkbox.click();
  select.value = 'old';
  select.dispatchEvent(new Event('input', { bubbles: true }));
  await act(async () => hydrateRoot(document.getElementById('root') as HTMLElement, page));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(received.at(-1)).toEqual(['net', true, 'old']);
  expect([text.value, checkbox.checked, select.value]).toEqual(['net', true, 'old']);
});
