import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { lazy } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waits } from '../shared/business.ts';
import { paths } from '../shared/routing/paths.ts';
import { WaitsContext } from '../shared/wait/waits.ts';
import { answerCalls, renderShop } from '../testing/renderShop.tsx';
import { Shell } from './Shell.tsx';

let arrive = () => {};
const LatePage = lazy(
  () =>
    new Promise<{ default: () => React.ReactNode }>((resolve) => {
      arrive = () => resolve({ default: () => <h1>Late</h1> });
    }),
);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answerCalls(() => ({ status: 200, body: [] }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Spec: 1 §2 Shell
it('announces once a page whose script is late, also when the loader shows for no time', async () => {
  renderShop(
    <WaitsContext value={{ ...waits, routeChangeMs: 0 }}>
      <Shell>
        <Routes>
          <Route path={paths.home} element={<Link to={paths.faqs}>To the late page</Link>} />
          <Route path={paths.faqs} element={<LatePage />} />
        </Routes>
      </Shell>
    </WaitsContext>,
    paths.home,
  );
  const announced = () => document.querySelector('[data-live-announcer]')?.textContent;
  fireEvent.click(screen.getByText('To the late page'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(announced()).toBe('Loading page');
  await act(async () => arrive());
  expect(await screen.findByRole('heading', { level: 1, name: 'Late' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(announced()).toBe('Loading page');
});
