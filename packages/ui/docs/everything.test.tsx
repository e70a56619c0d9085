import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Everything, leftOut, loadGroups } from './Everything.tsx';

const sources = import.meta.glob<string>('../src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const titles = Object.values(sources).map(
  (source) => /title: '(\w+\/\w+)'/.exec(source)?.[1] ?? '',
);

it('shows every component that has stories, or the reason why not, and links to its page', async () => {
  const { container } = render(<Everything loaded={await loadGroups()} />);
  for (const title of titles) {
    const page = `./?path=/docs/${title.replace('/', '-').toLowerCase()}--docs`;
    const cell = container.querySelector(`a[href="${page}"]`)?.closest('section');
    expect(cell?.textContent).toContain(leftOut[title] ?? title.split('/')[1]);
    expect(cell?.lastElementChild?.childElementCount, title).toBeGreaterThan(0);
  }
});

it('leaves out only components that exist', () => {
  expect(Object.keys(leftOut).filter((title) => !titles.includes(title))).toEqual([]);
});
