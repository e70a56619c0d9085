import { act } from '@testing-library/react';
import { cloneElement, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Checkbox } from '../forms/checkbox/index.ts';
import { Select } from '../forms/select/index.ts';
import { PincodeBox } from '../order/pincode-box/index.ts';
import { PriceCeiling } from '../product/price-ceiling/index.ts';
import { keepServedControls } from './useEarlyChange.ts';

const onChange = vi.fn();
const root = document.createElement('div');
document.body.append(root);
afterEach(() => {
  onChange.mockClear();
  root.replaceChildren();
});

const checkbox = (
  <Checkbox isSelected={false} onChange={onChange}>
    Nets
  </Checkbox>
);
const options = ['name', 'price'].map((value) => ({ value, label: value }));
const select = <Select label="Sort" options={options} value="name" onChange={onChange} />;
const ceiling = (
  <PriceCeiling
    label="Price up to"
    value={50_000}
    max={50_000}
    onChange={() => {}}
    onChangeEnd={onChange}
    format={String}
  />
);

const pincode = <PincodeBox value="" status="unchecked" onChange={onChange} onCheck={() => {}} />;

/** Shows the server's HTML, lets somebody act, and only then takes the page over. */
async function takeOver(element: ReactElement, change: (control: Element) => void) {
  root.innerHTML = renderToString(element);
  const control = root.querySelector('input, select');
  if (control) change(control);
  await act(async () => hydrateRoot(root, element));
}

// Spec: 1 §4
it.each([
  ['a box that was ticked', checkbox, (box: Element) => (box as HTMLInputElement).click(), true],
  [
    'another option that was chosen',
    select,
    (box: Element) => {
      (box as HTMLSelectElement).value = 'price';
    },
    'price',
  ],
  [
    'a slider that was moved',
    ceiling,
    (slider: Element) => {
      (slider as HTMLInputElement).value = '300';
    },
    300,
  ],
  [
    'a pincode that was typed',
    pincode,
    (box: Element) => {
      (box as HTMLInputElement).value = '411 001';
    },
    '411001',
  ],
])('%s before its script was there is heard of', async (_, element, change, expected) => {
  await takeOver(element, change);
  expect(onChange.mock.calls).toEqual([[expected]]);
});

it.each([
  ['box', checkbox],
  ['select', select],
  ['slider', ceiling],
  ['pincode', pincode],
  ['slider between two steps', cloneElement(ceiling, { value: 333 })],
])('a %s that nobody touched tells nothing', async (_, element) => {
  await takeOver(element, () => {});
  expect(onChange).not.toHaveBeenCalled();
});

it('a box that was ticked is heard of, too, when React makes it anew', async () => {
  root.innerHTML = renderToString(checkbox);
  const stopKeeping = keepServedControls(root);
  root.querySelector('input')?.click();
  root.replaceChildren();
  const made = createRoot(root);
  await act(async () => made.render(checkbox));
  expect(onChange.mock.calls).toEqual([[true]]);

  // Once only: the next one is another visit's.
  await act(async () => made.render(cloneElement(checkbox, { key: 'next' })));
  expect(onChange).toHaveBeenCalledOnce();
  stopKeeping();
  await act(async () => made.unmount());
});

it('keeps nothing of a page that was left', async () => {
  root.innerHTML = renderToString(checkbox);
  const stopKeeping = keepServedControls(root);
  root.querySelector('input')?.click();
  stopKeeping();
  root.replaceChildren();
  const made = createRoot(root);
  await act(async () => made.render(checkbox));
  expect(onChange).not.toHaveBeenCalled();
  await act(async () => made.unmount());
});
