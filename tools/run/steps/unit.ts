import { type Step, sum } from './step.ts';
import { vitest } from './vitest.ts';

/** Unit and component tests, and the API's own; those of its database also on TEST_DATABASE_URL. */
export const unit: Step = async () =>
  sum([
    await vitest('packages/api-client', ['--project', 'unit']),
    await vitest('packages/ui'),
    await vitest('apps/storefront'),
    await vitest('apps/api'),
    await vitest('tools'),
  ]);
