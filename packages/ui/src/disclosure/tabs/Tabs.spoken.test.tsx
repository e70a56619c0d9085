import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { heardDuring, readAloud } from '../../testing/spoken.ts';
import { Tabs } from './index.ts';

const tabs = [
  { id: 'about', title: 'Description', content: '304 steel, 25 cm wide.' },
  { id: 'fit', title: 'How to fit', content: 'Glue, screws or ties.' },
];

test('says the selected tab, the number of tabs and the panel', async () => {
  render(<Tabs label="Product information" tabs={tabs} />);
  expect(await readAloud()).toEqual([
    'tablist, Product information, orientated horizontally',
    'tab, Description, selected, 1 control, position 1, set size 2',
    'tab, How to fit, not selected, position 2, set size 2',
    'tabpanel, Description',
    '304 steel, 25 cm wide.',
  ]);
});

test('says the tab that an arrow key selected', async () => {
  render(<Tabs label="Product information" tabs={tabs} />);
  screen.getByRole('tab', { name: 'Description' }).focus();
  expect(await heardDuring(() => userEvent.keyboard('{ArrowRight}'))).toEqual([
    'tab, How to fit, selected, 1 control, position 2, set size 2',
  ]);
});
