import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Notice, type NoticeProps } from './index.ts';

test.each<[NoticeProps['tone'], string]>([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'status'],
  ['danger', 'alert'],
])('%s is a %s', (tone, role) => {
  render(
    <Notice tone={tone} title="Your cart" action={<button type="button">Undo</button>}>
      It has changed.
    </Notice>,
  );
  const notice = screen.getByRole(role);
  expect(notice.textContent).toBe('Your cartIt has changed.Undo');
});

test('is no live region if a toast announces the same text', () => {
  render(
    <Notice tone="danger" isSilent>
      Rejected
    </Notice>,
  );
  expect(screen.getByText('Rejected')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
