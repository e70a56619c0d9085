import { mswLoader } from 'msw-storybook-addon/csf3';

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

const load = mswLoader(startWorker);

/** Stories without `parameters.msw` do not wait for the worker. */
export const mockApi: typeof load = async (context) =>
  context.parameters.msw ? load(context) : {};
