import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { Accordion } from './index.ts';

test('reads each question as a heading, followed by its answer', async () => {
  render(
    <Accordion
      items={[
        { id: 'harm', title: 'Do the spikes hurt birds?', content: <p>No.</p> },
        { id: 'rain', title: 'Do they last?', content: <p>Five years and more.</p> },
      ]}
      defaultExpandedKeys={['harm', 'rain']}
    />,
  );
  expect(await readAloud()).toEqual([
    'heading, Do the spikes hurt birds?, level 3',
    'button, Do the spikes hurt birds?, 1 control, expanded',
    'group, Do the spikes hurt birds?',
    'paragraph',
    'No.',
    'heading, Do they last?, level 3',
    'button, Do they last?, 1 control, expanded',
    'group, Do they last?',
    'paragraph',
    'Five years and more.',
  ]);
});
