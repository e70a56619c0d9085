import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Returns whether a value contains a React element. A control would show its internal fields. */
function containsElement(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isValidElement(value) || Object.values(value).some(containsElement);
}

/** Disables the controls of props that contain React elements. */
export const disableElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = Object.keys(initialArgs).filter((name) => containsElement(initialArgs[name]));
  return {
    ...argTypes,
    ...Object.fromEntries(
      // Storybook adds some arg types only later, from the args.
      names.map((name) => [name, { name, ...argTypes[name], control: { disable: true } }]),
    ),
  };
};
