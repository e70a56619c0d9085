import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { Breadcrumbs } from './index.ts';

test('reads each step, without separators', async () => {
  render(
    <Breadcrumbs
      items={[
        { label: 'Home', href: '/' },
        { label: 'Blogs', href: '/blogs' },
        { label: 'Why pigeons come back' },
      ]}
    />,
  );
  expect(await readAloud()).toEqual([
    'navigation, Breadcrumbs',
    'list',
    'listitem, level 1, position 1, set size 3',
    'link, Home',
    'listitem, level 1, position 2, set size 3',
    'link, Blogs',
    'listitem, level 1, position 3, set size 3',
    'current page',
    'Why pigeons come back',
  ]);
});
