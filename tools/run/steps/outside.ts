import type { Step } from './step.ts';
import { vitest } from './unit.ts';

/** The packages, packed and installed, in projects outside of this one: they compile, build, show and pass axe. */
export const outside: Step = (pattern) => vitest('outside', ['* (outside)'], pattern);
