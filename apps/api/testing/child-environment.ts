const { PATH, NODE_COMPILE_CACHE } = process.env;

/** What a program that a test starts gets of our environment: nothing that would set the shop up. */
export const childEnvironment = { PATH, NODE_COMPILE_CACHE };
