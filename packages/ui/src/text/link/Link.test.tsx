import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Link, LinkProvider } from './index.ts';

it("goes to the shop's own paths through the app's router", async () => {
  const navigate = vi.fn();
  render(
    <LinkProvider navigate={navigate}>
      <Link href="/products">All products</Link>
    </LinkProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'All products' }));
  expect(navigate).toHaveBeenCalledWith('/products', undefined);
});

it('leaves other sites to the browser', async () => {
  const navigate = vi.fn();
  render(
    <LinkProvider navigate={navigate}>
      <Link href="https://example.com/map">Map</Link>
    </LinkProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Map' }));
  expect(navigate).not.toHaveBeenCalled();
});
