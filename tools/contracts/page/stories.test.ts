import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Interaction, readInteractions } from '@parinda/testing/pacts';
import { expect, it } from 'vitest';
import { readStoryIndex, storiesOf } from './stories.ts';

const [one, other] = readInteractions() as [Interaction, Interaction];

function read(content: string) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'parinda-stories-'));
  const file = join(folder.path, 'stories.json');
  writeFileSync(file, content);
  return readStoryIndex(file);
}

it('finds the stories of an interaction', () => {
  const index = read(JSON.stringify({ [one.description]: ['pages-home--default'] }));
  expect(storiesOf(one, index)).toEqual(['pages-home--default']);
  expect(storiesOf(other, index)).toEqual([]);
});

it.each([
  ['{', 'is not JSON'],
  ['[]', 'expected { "description of an interaction": ["story-id"] }'],
  [JSON.stringify({ [other.description]: 'pages-home--default' }), 'expected {'],
  ['{"a typing error":[]}', 'no interaction is named "a typing error"'],
])('rejects the index %s', (content, message) => {
  expect(() => read(content)).toThrow(message);
});
