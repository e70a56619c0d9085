import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field } from './Field.tsx';

const words = { label: 'Your rating', description: 'One to five', errorMessage: 'Please choose' };

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

it('ties a control to its label, its hint, its error and its status', () => {
  render(
    <Field {...words} status="Checked" isRequired>
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Your rating' });
  expect(described(input)).toEqual(['One to five', 'Please choose', 'Checked']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
});

it('ties a group to its legend, its hint and its error', () => {
  render(
    <Field {...words} isGroup>
      {() => <input type="radio" aria-label="One" />}
    </Field>,
  );
  expect(described(screen.getByRole('group', { name: 'Your rating' }))).toEqual([
    'One to five',
    'Please choose',
  ]);
});

it('describes nothing where there is nothing to say', () => {
  render(<Field label="Your rating">{(control) => <input {...control} />}</Field>);
  const input = screen.getByRole('textbox', { name: 'Your rating' });
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});
