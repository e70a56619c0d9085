import { build } from '@parinda/testing/builds';
import { command } from '@parinda/testing/command';
import { inProject } from '@parinda/testing/project';
import { type Step, verdict } from './step.ts';

interface Size {
  name: string;
  /** Only where there is a budget. */
  passed?: boolean;
  size: number;
}

/** Compares the built pages with the budgets of apps/storefront/.size-limit.ts. */
export const bytes: Step = async () => {
  await build('storefront');
  const { output } = await command('size-limit', ['--json'], { cwd: inProject('apps/storefront') });
  const sizes = JSON.parse(output) as Size[] | { error: string };
  if ('error' in sizes) throw new Error(sizes.error);
  console.table(sizes);
  return sizes
    .filter(({ passed }) => passed !== undefined)
    .map(({ name, passed }) => verdict(`bytes of ${name} within their budget`, passed === true));
};
