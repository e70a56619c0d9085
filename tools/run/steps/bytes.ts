import { readBuild } from '../../../apps/storefront/build/firstLoad.ts';
import { strayModules } from '../../../apps/storefront/build/strayModules.ts';
import { build } from '../builds.ts';
import { command } from '../command.ts';
import { inProject } from '../project.ts';
import { type Step, verdict } from './step.ts';

interface Size {
  name: string;
  /** Only where there is a budget. */
  passed?: boolean;
  size: number;
}

/** Holds the built pages to the budgets of apps/storefront/.size-limit.ts, and the light ones to be so. */
export const bytes: Step = async () => {
  await build('storefront');
  const { output } = await command('size-limit', ['--json'], { cwd: inProject('apps/storefront') });
  const sizes = JSON.parse(output) as Size[] | { error: string };
  if ('error' in sizes) throw new Error(sizes.error);
  console.table(sizes);
  const budgets = sizes
    .filter(({ passed }) => passed !== undefined)
    .map(({ name, passed }) => verdict(`bytes of ${name} within their budget`, passed === true));
  const stray = strayModules(readBuild(inProject('apps/storefront/dist/client')));
  return [
    ...budgets,
    ...stray.map(({ path, modules }) =>
      verdict(
        `first load of ${path} without checkout, forms and dialogs`,
        modules.length === 0,
        modules.join('\n'),
      ),
    ),
  ];
};
