import type { Loader } from '@storybook/react-vite';

/** Starts the mock API for stories that set `parameters.msw`. */
async function startWorker() {
  const [{ setupWorker }, { createHandlers }] = await Promise.all([
    import('msw/browser'),
    import('@parinda/api-client/mocks'),
  ]);
  const worker = setupWorker(...createHandlers());
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
  return worker;
}

let worker: ReturnType<typeof startWorker> | undefined;

/** Uses the handlers of `parameters.msw`. Stories without any do not wait for the worker. */
export const mockApi: Loader = async ({ parameters: { msw } }) => {
  if (!msw) return;
  worker ??= startWorker();
  const api = await worker;
  api.resetHandlers();
  api.use(...msw.handlers);
};
