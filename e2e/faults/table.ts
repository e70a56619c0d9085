import { operations } from '@parinda/testing/pacts';
import type { TestInfo } from '@playwright/test';
import { type Fault, faults, type Meaning } from './faults.ts';
import { type Screen, screens } from './screens.ts';

/** One combination of call, screen and fault. */
export interface Cell {
  operation: string;
  path: string;
  fault: string;
  /** Failed checks; empty on success. */
  problems: string[];
}

/** Passes a test's results to the reporter, which builds the table. */
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

/** Returns the faults that the client can distinguish (client.slow.test.ts). */
export const distinctFaultsOf = (screen: Screen): Fault[] =>
  faultsOf(screen).filter(({ sameAs }) => screen.isEachDistinct || sameAs === undefined);

/** Returns every combination on main screens, without problems. */
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
  failed: 'an error',
  answered: 'the data',
  empty: 'an empty list',
  unauthorized: 'the login if the call needs a session, otherwise an error',
};

const kinds = {
  'Blank pages or missing parts': /^white|^no footer|^no categories/,
  'Error page instead of a failed part': /^the whole page/,
  'Uncaught errors': /^uncaught/,
  'Wrong messages': /^untrue/,
  'Missing error messages': /^says nothing|^the session is not over/,
  'No recovery without a reload': /recover|sent again|not shown/,
  'Not tested': /^not tried/,
};

const row = (...columns: (string | number)[]) => `| ${columns.join(' | ')} |`;

/** Returns docs/faults.md for the results of a run on the main screens. */
export function faultsDocument(cells: readonly Cell[]): string {
  const held = (some: readonly Cell[]) => some.filter(({ problems }) => !problems.length).length;
  const found = cells.flatMap(({ problems }) => problems);
  return [
    '# Fault matrix',
    '',
    'Each test breaks one API call with one fault in a real browser, on the main screen of that call. It',
    'checks the screen, repairs the call, and checks that the screen recovers without a reload.',
    '',
    '- `npx pnpm@12 test faults` skips faults that the client cannot distinguish from another fault;',
    '  `e2e/faults/client.slow.test.ts` checks which ones those are.',
    '- `npx pnpm@12 test faults=all` also tests other screens.',
    '- `npx pnpm@12 test faults=write` tests all combinations and writes this page.',
    '',
    '`e2e/faults/faults.ts` defines the faults, `e2e/faults/screens.ts` the screens.',
    '',
    `${held(cells)} of ${cells.length} combinations pass.`,
    '',
    row('Problem', 'Found'),
    row('---', '---'),
    ...Object.entries(kinds).map(([kind, pattern]) =>
      row(kind, found.filter((problem) => pattern.test(problem)).length),
    ),
    '',
    row('Call', 'Main screen', 'Faults', 'Passed'),
    row('---', '---', '---', '---'),
    ...operations.map(({ id }) => {
      const own = cells.filter(({ operation }) => operation === id);
      return row(id, `\`${screenOf(id).path}\``, own.length, held(own));
    }),
    '',
    row('Fault', 'The screen shows', 'Calls', 'Passed'),
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
