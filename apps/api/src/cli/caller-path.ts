import { resolve } from 'node:path';

/** A path as it was typed: pnpm starts scripts in its own folder. */
export const callerPath = (path: string): string => resolve(process.env.INIT_CWD ?? './', path);
