import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Prose } from './index.ts';

test('renders elements, or HTML', () => {
  const { rerender } = render(
    <Prose>
      <h2>How to fit</h2>
    </Prose>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'How to fit' })).toBeTruthy();
  rerender(<Prose html="<ul><li>Clean the ledge</li></ul>" />);
  expect(screen.getByRole('listitem').textContent).toBe('Clean the ledge');
  expect(screen.queryByRole('heading')).toBeNull();
});
