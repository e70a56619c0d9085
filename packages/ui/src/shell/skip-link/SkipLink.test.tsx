import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SkipLink } from './index.ts';

test('takes the focus to the main content', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  render(
    <>
      <SkipLink href="#main" />
      <main id="main" tabIndex={-1} />
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
