import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** What a browser has and Node too, but jsdom and a new realm of Node's not, or only in part. */
const shared = {
  BroadcastChannel,
  CompressionStream,
  DecompressionStream,
  ReadableStream,
  Request,
  Response,
  TransformStream,
  WritableStream,
  fetch,
  performance,
  structuredClone,
};

const { jsdom } = builtinEnvironments;

/** jsdom for tests in realms of their own (Vitest's vmThreads), with what MSW and the shop expect. */
const jsdomWithNode: Environment = {
  ...jsdom,
  name: 'jsdom-with-node',
  async setupVM(options) {
    if (!jsdom.setupVM) throw new Error('This Vitest has no jsdom for realms');
    const realm = await jsdom.setupVM(options);
    const context = realm.getVmContext();
    for (const [name, value] of Object.entries(shared)) {
      Object.defineProperty(context, name, { value, configurable: true, writable: true });
    }
    return realm;
  },
};
export default jsdomWithNode;
