import { expect, it } from 'vitest';
import { asList, changesOf, readChanges } from './changes.ts';

const changesets = [
  '---\n"@parinda/ui": minor\n---\n\n`Button` gets\na size.\n',
  '---\n"@parinda/api-client": patch\n---\n\nButton of no concern.\n',
];
const changelog = `# @parinda/ui

## 0.2.0

### Minor Changes

- Tabs open
  by arrow keys.
- Links have an icon.

## 0.1.0

- First version.
`;
const changes = readChanges(changesets, changelog);

it('lists the changes of the next version before those of earlier ones', () => {
  expect(changes).toEqual([
    { version: 'Next version', text: '`Button` gets a size.' },
    { version: '0.2.0', text: 'Tabs open by arrow keys.' },
    { version: '0.2.0', text: 'Links have an icon.' },
    { version: '0.1.0', text: 'First version.' },
  ]);
});

it('finds the changes that name a component, also in the plural', () => {
  expect(changesOf(changes, ['Link', 'LinkProvider']).map(({ text }) => text)).toEqual([
    'Links have an icon.',
  ]);
  expect(changesOf(changes, ['Tab'])).toHaveLength(1);
  expect(changesOf(changes, ['Rating'])).toEqual([]);
});

it('is written as a list with versions', () => {
  expect(asList(changes.slice(1, 2))).toBe('- **0.2.0**: Tabs open by arrow keys.');
});
