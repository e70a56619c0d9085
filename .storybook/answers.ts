import { mswLoader } from 'msw-storybook-addon/csf3';

/** The API that never was: answers as the contract says, for stories that name their handlers. */
async function startWorker() {
  const [{ setupWorker }, { createHandlers }] = await Promise.all([
    import('msw/browser'),
    import('@parinda/api-client/mocks'),
  ]);
  const worker = setupWorker(...createHandlers());
  await worker.start({
    quiet: true,
    // Beside this page, wherever Storybook is served; the worker's own default is the host's root.
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request };
      // A call that nobody answers is a mistake of the story; pictures and scripts are files.
      if (/\/(api|pincode)\//.test(request?.url ?? '')) defaults.error();
    },
  });
  return worker;
}

const load = mswLoader(startWorker);

/** Stories without `parameters.msw` call nobody and need not wait for the worker. */
export const answers: typeof load = async (context) =>
  context.parameters.msw ? load(context) : {};
