import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { createListeners } from './listeners.ts';

const count = createSlice({
  name: 'count',
  initialState: 0,
  reducers: { added: (state, { payload }: PayloadAction<number>) => state + payload },
});
const { added } = count.actions;

function open() {
  const { middleware, listen } = createListeners<number>();
  const store = configureStore({
    reducer: count.reducer,
    middleware: (defaults) => defaults().prepend(middleware),
  });
  return { ...store, listen };
}

it('passes an event with the state before and after it', () => {
  const { dispatch, listen } = open();
  const listener = vi.fn();
  listen(listener);
  dispatch(added(2));
  dispatch(added(3));
  expect(listener.mock.calls).toEqual([
    [added(2), 0, 2],
    [added(3), 2, 5],
  ]);
});

it('passes events that a thunk dispatches, but not the thunk', () => {
  const { dispatch, listen } = open();
  const listener = vi.fn();
  listen(listener);
  const answer = dispatch((send) => {
    send(added(1));
    return 'done';
  });
  expect(answer).toBe('done');
  expect(listener).toHaveBeenCalledOnce();
});

it('gives each event its own states when a listener dispatches another', () => {
  const { dispatch, listen } = open();
  const changes: number[][] = [];
  listen((_event, before, after) => {
    if (after === 1) dispatch(added(10));
    changes.push([before, after]);
  });
  dispatch(added(1));
  expect(changes).toEqual([
    [1, 11],
    [0, 1],
  ]);
});

it('stops after cleanup', () => {
  const { dispatch, listen } = open();
  const listener = vi.fn();
  const stop = listen(listener);
  stop();
  dispatch(added(1));
  expect(listener).not.toHaveBeenCalled();
});

it.each([
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
  ['rejects', () => Promise.reject(new Error('broken'))],
])('continues when a listener %s, and logs it', async (_how, broken) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { dispatch, getState, listen } = open();
  const listener = vi.fn();
  listen(broken);
  listen(listener);
  dispatch(added(1));
  expect(getState()).toBe(1);
  expect(listener).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(new Error('broken')));
  log.mockRestore();
});
