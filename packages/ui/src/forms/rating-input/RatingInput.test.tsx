import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RatingInput } from './index.ts';

test('is a group of five radios, named by their stars, none selected initially', () => {
  render(<RatingInput label="Your rating" value={0} onChange={() => {}} />);
  expect(screen.getByRole('radiogroup', { name: 'Your rating' })).toBeTruthy();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
    '1 star',
    '2 stars',
    '3 stars',
    '4 stars',
    '5 stars',
  ]);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('is selected by a click', async () => {
  const onChange = vi.fn();
  render(<RatingInput label="Your rating" value={0} onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  expect(onChange).toHaveBeenCalledWith(4);
});

test('is selected by arrow keys', async () => {
  const onChange = vi.fn();
  render(<RatingInput label="Your rating" value={2} onChange={onChange} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '2 stars' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledWith(3);
});
