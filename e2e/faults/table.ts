import type { TestInfo } from '@playwright/test';
import { operations } from '../../tools/contracts/pacts.ts';
import { type Fault, faults, type Meaning } from './faults.ts';
import { type Screen, screens } from './screens.ts';

/** One call answered in one wrong way, on one screen. */
export interface Cell {
  operation: string;
  path: string;
  fault: string;
  /** What did not hold; none when all did. */
  problems: string[];
}

/** Hands a test's cells to the reporter, which makes the table of all. */
export const tell = (info: TestInfo, cells: Cell[]): void => {
  info.attachments.push({
    name: 'cells',
    contentType: 'application/json',
    body: Buffer.from(JSON.stringify(cells)),
  });
};

export const screenOf = (operation: string): Screen => screens[operation as keyof typeof screens];

export const faultsOf = ({ answer }: Screen): Fault[] =>
  faults.filter(({ befalls }) => befalls?.includes(answer) ?? true);

/** Those that the client tells from one another (client.test.ts). */
export const distinctFaultsOf = (screen: Screen): Fault[] =>
  faultsOf(screen).filter(({ sameAs }) => screen.isEachDistinct || sameAs === undefined);

/** Every call and fault on the call's main screen, where all holds. */
export const mainCells = (): Cell[] =>
  operations.flatMap(({ id }) =>
    faultsOf(screenOf(id)).map(({ name }) => ({
      operation: id,
      path: screenOf(id).path,
      fault: name,
      problems: [],
    })),
  );

const meanings: Record<Meaning, string> = {
  failed: 'the call has failed',
  answered: 'it is shown',
  empty: 'there is nothing',
  refused: 'the session is over, where the call needs one; else it has failed',
};

/** What must never be: each kind of problem, as the tests word it. */
const kinds = {
  'White pages, or parts that are missing': /^white|^no footer|^no categories/,
  'Page boundaries in place of a part': /^the whole page/,
  'Uncaught errors': /^uncaught/,
  'Untrue words': /^untrue/,
  'Failures that say nothing': /^says nothing|^the session is not over/,
  'Not healed without a reload': /heal|sent again|not shown/,
  'Not tried': /^not tried/,
};

const row = (...columns: (string | number)[]) => `| ${columns.join(' | ')} |`;

/** docs/faults.md, of what a run has found on the main screens. */
export function faultsDocument(cells: readonly Cell[]): string {
  const held = (some: readonly Cell[]) => some.filter(({ problems }) => !problems.length).length;
  const found = cells.flatMap(({ problems }) => problems);
  return [
    '# The fault matrix',
    '',
    'Every call of the contract, answered in every wrong way, in a real browser on the main screen of',
    'that call: it is broken, looked at, mended, and has to heal without a reload. Written by',
    '`npx pnpm@12 test faults=write`, which tries every cell; `npx pnpm@12 test faults` leaves out the',
    'faults that the client cannot tell from another one (`e2e/faults/client.slow.test.ts` proves it), and',
    '`npx pnpm@12 test faults=all` tries further screens too. How a call goes wrong stands in',
    '`e2e/faults/faults.ts`, where it is made and what is seen then in `e2e/faults/screens.ts`.',
    '',
    `${held(cells)} of ${cells.length} cells hold.`,
    '',
    row('What must not be', 'Found'),
    row('---', '---'),
    ...Object.entries(kinds).map(([kind, pattern]) =>
      row(kind, found.filter((problem) => pattern.test(problem)).length),
    ),
    '',
    row('Call', 'Main screen', 'Faults', 'Held'),
    row('---', '---', '---', '---'),
    ...operations.map(({ id }) => {
      const own = cells.filter(({ operation }) => operation === id);
      return row(id, `\`${screenOf(id).path}\``, own.length, held(own));
    }),
    '',
    row('Fault', 'What the shop makes of it', 'Calls', 'Held'),
    row('---', '---', '---', '---'),
    ...faults.map(({ name, means }) => {
      const own = cells.filter(({ fault }) => fault === name);
      return row(name, meanings[means], own.length, held(own));
    }),
    '',
    ...cells
      .filter(({ problems }) => problems.length)
      .map(({ operation, fault, problems }) => `- ${operation}, ${fault}: ${problems.join('; ')}`),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
