import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';

export type Listener<State> = (event: UnknownAction, before: State, after: State) => unknown;

/**
 * Runs side effects of events. Redux Toolkit's listener middleware can also wait, fork and take,
 * which costs 1 kB and is not needed here.
 */
export function createListeners<State>() {
  const listeners = new Set<Listener<State>>();

  /** An error affects neither other listeners nor the dispatch. */
  const tell = async (listener: Listener<State>, ...what: Parameters<Listener<State>>) => {
    try {
      await listener(...what);
    } catch (error) {
      console.error(error);
    }
  };

  const middleware: Middleware<object, State> =
    ({ getState }) =>
    (next) =>
    (event) => {
      if (!isAction(event)) return next(event);
      const before = getState();
      const result = next(event);
      const after = getState();
      for (const listener of [...listeners]) void tell(listener, event, before, after);
      return result;
    };

  return {
    middleware,
    /** @returns cleanup: no longer listens */
    listen(listener: Listener<State>): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
