import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Whether there is an element of React in it: a control could but show its inner fields, `$$typeof`. */
function holdsElement(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isValidElement(value) || Object.values(value).some(holdsElement);
}

/** What is an element, or holds one, is changed in code and has no control. */
export const noControlsOfElements: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = Object.keys(initialArgs).filter((name) => holdsElement(initialArgs[name]));
  return {
    ...argTypes,
    ...Object.fromEntries(
      // Not every arg is known by its type: some are found out from the arg, later.
      names.map((name) => [name, { name, ...argTypes[name], control: { disable: true } }]),
    ),
  };
};
