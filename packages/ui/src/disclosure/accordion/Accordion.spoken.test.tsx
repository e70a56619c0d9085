import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { Accordion } from './index.ts';

// The virtual reader knows <details> as a group but not its state; browsers tell 'expanded' of the
// summary by themselves, and Accordion.test.tsx opens and closes it.
test('each question is a heading, its answer follows', async () => {
  render(
    <Accordion
      items={[
        { id: 'harm', title: 'Do the spikes hurt birds?', content: <p>No.</p> },
        { id: 'rain', title: 'Do they last?', content: <p>Five years and more.</p> },
      ]}
      defaultOpenIds={['harm', 'rain']}
    />,
  );
  expect(await readAloud()).toEqual([
    'group',
    'Do the spikes hurt birds?',
    'heading, Do the spikes hurt birds?, level 3',
    'paragraph',
    'No.',
    'group',
    'Do they last?',
    'heading, Do they last?, level 3',
    'paragraph',
    'Five years and more.',
  ]);
});
