const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Environment of child processes: no settings of the server. */
export const childEnvironment = { PATH, NODE_COMPILE_CACHE };
