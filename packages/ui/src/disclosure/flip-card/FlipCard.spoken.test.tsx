import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heardDuring, readAloud } from '../../testing/spoken.ts';
import { FlipCard } from './index.ts';

const card = (isFlipped: boolean) => (
  <FlipCard
    isFlipped={isFlipped}
    frontLabel="Sign up"
    backLabel="Log in"
    front={<h2>Create your account</h2>}
    back={<h2>Welcome back</h2>}
  />
);

test('reads only the visible face', async () => {
  render(card(false));
  expect(await readAloud()).toEqual(['region, Sign up', 'heading, Create your account, level 2']);
});

test('announces the heading of the other face after a flip', async () => {
  const { rerender } = render(card(false));
  expect(await heardDuring(() => rerender(card(true)))).toEqual(['heading, Welcome back, level 2']);
});
