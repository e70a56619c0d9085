import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { CategoryBar } from './index.ts';

const named = (...labels: string[]) => labels.map((label) => ({ label, href: `/${label}` }));

test('is the main navigation, and says the current page', async () => {
  render(
    <CategoryBar
      categories={named('Bird Nets')}
      links={named('Home', 'Products')}
      currentHref="/Products"
    />,
  );
  expect(await readAloud()).toEqual([
    'navigation, Main',
    'button, All categories, 1 control, not expanded',
    'list',
    'listitem, level 1, position 1, set size 2',
    'link, Home',
    'listitem, level 1, position 2, set size 2',
    'link, Products, current page',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'All categories' }));
  expect((await readAloud()).slice(1, 6)).toEqual([
    'button, All categories, 1 control, expanded',
    'group, All categories',
    'list',
    'listitem, level 1, position 1, set size 1',
    'link, Bird Nets',
  ]);
});
