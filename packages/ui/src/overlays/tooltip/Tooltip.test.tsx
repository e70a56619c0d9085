import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { Tooltip } from './index.ts';

const renderTooltip = () =>
  render(
    <Tooltip text="Copies the link" delay={0}>
      <Button>Share</Button>
    </Tooltip>,
  );

test('focus by keyboard shows it as the description; Escape dismisses it, focus stays', async () => {
  renderTooltip();
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Share' });
  const tooltip = screen.getByRole('tooltip');
  expect(button.getAttribute('aria-describedby')).toBe(tooltip.id);
  expect(tooltip.textContent).toBe('Copies the link');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('opens when the mouse rests on it', async () => {
  renderTooltip();
  fireEvent.pointerMove(document.body);
  await userEvent.hover(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('tooltip')).toBeTruthy();
});
