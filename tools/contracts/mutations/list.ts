import { answerMutations } from './answers.ts';
import type { Mutation } from './mutation.ts';
import { ruleMutations } from './rules.ts';

/** No two of them touch the same interaction, so that one verification shows them all at once. */
export const mutations: Record<string, Mutation> = { ...answerMutations, ...ruleMutations };
