import { expect, it } from 'vitest';
import { glide } from './glide.ts';

type Api = Parameters<ReturnType<typeof glide>['init']>[0];

function vector(value: number) {
  return {
    get: () => value,
    set: (to: number | { get(): number }) => {
      value = typeof to === 'number' ? to : to.get();
    },
  };
}

/** What the plugin uses of Embla's engine. */
function startAt(duration: number) {
  const engine = {
    location: vector(0),
    previousLocation: vector(0),
    target: vector(-1000),
    scrollBody: { duration: () => duration, seek: () => {}, direction: () => 0 },
  };
  glide(500).init({ internalEngine: () => engine } as unknown as Api, {} as never);
  const wait = (ms: number) => {
    for (let step = 0; step < Math.round((ms * 60) / 1000); step++) engine.scrollBody.seek();
    return engine.location.get();
  };
  return { ...engine, wait, body: engine.scrollBody };
}

it('is on its way for as long as it was told, and then there', () => {
  const { wait } = startAt(25);
  expect(wait(250)).toBeCloseTo(-500);
  expect(wait(200)).toBeGreaterThan(-1000);
  expect(wait(50)).toBe(-1000);
});

it('takes as long again to another place that it is told on its way', () => {
  const { wait, target } = startAt(25);
  wait(250);
  target.set(0);
  expect(wait(450)).toBeLessThan(0);
  expect(wait(50)).toBe(0);
});

it('goes on where a loop puts it', () => {
  const { wait, target, location } = startAt(25);
  wait(250);
  location.set(location.get() + 4000);
  target.set(target.get() + 4000);
  expect(wait(250)).toBe(3000);
});

it('is under the finger at once', () => {
  expect(startAt(0.75).wait(17)).toBe(-1000);
});
