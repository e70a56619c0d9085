// `pnpm contracts:mutations [NAME …]`: breaks apps/api on purpose and shows that the verification
// names each fault.

import { mutations } from './mutations/list.ts';
import { tryMutations } from './mutations/try.ts';
import { asTable } from './report.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in mutations));
if (unknown.length) {
  console.error(
    `No mutation ${unknown.join(', ')}. There are: ${Object.keys(mutations).join(', ')}.`,
  );
  process.exit(2);
}
const { outcomes, unexpected } = await tryMutations(names.length ? names : Object.keys(mutations));
for (const { name, fault, isNamed, verdicts } of outcomes) {
  console.log(`\n${isNamed ? 'named ' : 'MISSED'} ${name}: ${fault}`);
  console.log(asTable(verdicts).split('\n').slice(1).join('\n'));
}
for (const { interaction } of unexpected) console.log(`\nUnexpected: ${interaction} failed too`);
const named = outcomes.filter(({ isNamed }) => isNamed).length;
console.log(`\n${named} of ${outcomes.length} faults named, ${unexpected.length} false alarms`);
if (named < outcomes.length || unexpected.length) process.exitCode = 1;
