import { resolve } from 'node:path';

/** Resolves a path in the caller's folder: pnpm runs scripts in the package folder. */
export const callerPath = (path: string): string => resolve(process.env.INIT_CWD ?? './', path);
