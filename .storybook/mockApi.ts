import type { Loader } from '@storybook/react-vite';

/** Starts the mock API for stories that set `parameters.msw`. */
async function startWorker() {
  const [{ setupWorker }, { createHandlers }, { replayHandler }, lens] = await Promise.all([
    import('msw/browser'),
    import('@parinda/api-client/mocks'),
    import('./contract-lens/replay.ts'),
    import('./contract-lens/lens.ts'),
  ]);
  const operations = await lens.readOperations();
  const handlers = createHandlers();
  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    // Relative to this page. The default is the root of the host.
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request };
      // Fails for API requests without a handler, not for files.
      if (/\/(api|pincode)\//.test(request?.url ?? '')) defaults.error();
    },
  });
  lens.connectLens(worker, operations);
  /** Uses the handlers of a story, after the variation that the toolbar replays. */
  return (ofStory: typeof handlers, replay: string, field: string) => {
    lens.startStory(field);
    worker.resetHandlers();
    const others = [...ofStory, ...handlers];
    worker.use(...(replay ? [replayHandler(operations, replay, others)] : []), ...ofStory);
  };
}

let started: ReturnType<typeof startWorker> | undefined;

/** Uses the handlers of `parameters.msw`. Stories without any do not wait for the worker. */
export const mockApi: Loader = async ({ parameters: { msw }, globals }) => {
  if (!msw) return;
  started ??= startWorker();
  const setHandlers = await started;
  setHandlers(msw.handlers, globals.replay, globals.field);
};
