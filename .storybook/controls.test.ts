import { createElement } from 'react';
import { expect, it } from 'vitest';
import { disableElementControls } from './controls.ts';

const controlOf = (value: unknown) => {
  const context = { argTypes: { prop: { name: 'prop' } }, initialArgs: { prop: value } };
  return disableElementControls(context as never).prop?.control;
};

const icon = createElement('svg');

it('disables the control of an element without an arg type', () => {
  const context = { argTypes: {}, initialArgs: { children: icon } };
  expect(disableElementControls(context as never).children?.control).toEqual({ disable: true });
});

it.each([
  ['an element', icon],
  ['a list with an element', ['Share', icon]],
  ['an object with a nested element', { items: [{ title: 'Share', content: { icon } }] }],
])('disables the control of %s', (_case, value) => {
  expect(controlOf(value)).toEqual({ disable: true });
});

it.each(['Share', 3, null, undefined, [{ title: 'Share' }]])('keeps the control of %j', (value) => {
  expect(controlOf(value)).toBeUndefined();
});
