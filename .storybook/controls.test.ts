import { createElement } from 'react';
import { expect, it } from 'vitest';
import { noControlsOfElements } from './controls.ts';

const controlOf = (value: unknown) => {
  const context = { argTypes: { prop: { name: 'prop' } }, initialArgs: { prop: value } };
  return noControlsOfElements(context as never).prop?.control;
};

const icon = createElement('svg');

it('an element whose type is not known has no control either', () => {
  const context = { argTypes: {}, initialArgs: { children: icon } };
  expect(noControlsOfElements(context as never).children?.control).toEqual({ disable: true });
});

it.each([
  ['an element', icon],
  ['a list of them', ['Share', icon]],
  ['an object with one deep in it', { items: [{ title: 'Share', content: { icon } }] }],
])('%s has no control', (_what, value) => {
  expect(controlOf(value)).toEqual({ disable: true });
});

it.each(['Share', 3, null, undefined, [{ title: 'Share' }]])('%j keeps its control', (value) => {
  expect(controlOf(value)).toBeUndefined();
});
