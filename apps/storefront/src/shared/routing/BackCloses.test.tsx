import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BackCloses } from './BackCloses.tsx';
import { lyingOver } from './overlayEntry.ts';

let setOpen: (isOpen: boolean) => void;
let go: ReturnType<typeof useNavigate>;

function Page() {
  const [isOpen, set] = useState(false);
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  setOpen = set;
  go = navigate;
  return (
    <>
      <BackCloses isOpen={isOpen} close={() => set(false)} />
      <p>{`${isOpen ? 'open' : 'closed'} ${pathname}${search}`}</p>
      <button type="button" onClick={() => navigate('?material=Plastic', { state, replace: true })}>
        Choose
      </button>
    </>
  );
}

const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy());

beforeEach(() => {
  history.replaceState(null, '', '/products');
  render(
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <Page />
      </BrowserRouter>
    </StrictMode>,
  );
});
afterEach(cleanup);

async function open() {
  act(() => setOpen(true));
  await waitFor(() => expect(lyingOver()).toBeTruthy());
}

// Spec: 1 §2 Shell
it('Back closes an overlay, and stays on its page', async () => {
  const { length } = history;
  await open();
  expect(history.length).toBe(length + 1);
  await shows('open /products');
  act(() => history.back());
  await shows('closed /products');
  expect(lyingOver()).toBeUndefined();
});

it('closing by button leaves no history entry', async () => {
  await open();
  act(() => setOpen(false));
  await waitFor(() => expect(lyingOver()).toBeUndefined());
  await open();
  await shows('open /products');
});

// Spec: 1 §2 Shell
it('a navigation closes the overlay', async () => {
  await open();
  act(() => void go('/gallery'));
  await shows('closed /gallery');
  await waitFor(() => expect(location.pathname).toBe('/gallery'));
});

it.each(['Back', 'its button'])(
  'choices in the overlay stay after closing it by %s',
  async (how) => {
    await open();
    act(() => screen.getByRole('button', { name: 'Choose' }).click());
    await shows('open /products?material=Plastic');
    act(() => (how === 'Back' ? history.back() : setOpen(false)));
    await shows('closed /products?material=Plastic');
    await waitFor(() => expect(lyingOver()).toBeUndefined());
  },
);
