import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Globals of browsers and Node that are missing or partial in jsdom and in a new realm. */
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

/**
 * jsdom for tests in separate realms (Vitest's vmThreads), with the globals that MSW and the
 * storefront need.
 */
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
