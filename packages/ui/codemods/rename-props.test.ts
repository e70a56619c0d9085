import { createRequire } from 'node:module';
import { applyTransform } from 'jscodeshift/src/testUtils.js';
import { expect, it } from 'vitest';
import { entryOf } from '../markdown/exports.ts';
import { readProps } from '../markdown/props.ts';
import { designTokens } from '../src/theme/data/designTokens.ts';
import releases from '../upgrades.json' with { type: 'json' };

const transform = createRequire(import.meta.url)('./rename-props.cjs');
const apply = (source: string): string =>
  applyTransform(transform, {}, { path: 'Page.tsx', source }, { parser: 'tsx' });

it('renames props of components of the package, also under another name', () => {
  const code = `import { Tabs as Parts } from '@parinda/ui/tabs';
export const Page = () => <Parts label="Product" defaultSelectedId="reviews" onSelect={go} items={[]} />;`;
  expect(apply(code)).toContain(
    '<Parts label="Product" defaultSelectedKey="reviews" onSelectionChange={go} items={[]} />',
  );
});

it('leaves components of other packages and nested elements alone', () => {
  const other = `import { Tabs } from 'other';
export const Page = () => <Tabs onSelect={go} />;`;
  expect(apply(other)).toBe('');
  const nested = `import { Tabs } from '@parinda/ui/tabs';
export const Page = () => <Tabs items={[{ content: <List onSelect={go} /> }]} />;`;
  expect(apply(nested)).toBe('');
});

it('marks a prop that needs a decision', () => {
  const code = `import { PriceCeiling } from '@parinda/ui/price-ceiling';
export const Page = () => <PriceCeiling max={50000} format={rupees} />;`;
  const changed = apply(code);
  expect(changed).toContain('maxValue={50000}');
  expect(changed).toMatch(/TODO\(@parinda\/ui\): formatOptions takes .* \*\/\s*format=\{rupees\}/);
});

it('upgrades.json names existing entries and new props, and no prop that still exists', () => {
  const known = readProps();
  const propsOf = (component: string) => {
    const { own = [], inherited = [] } = known.get(component) ?? {};
    return [...own.map(({ name }) => name), ...inherited];
  };
  const renames = releases.flatMap(({ props }) => props);
  expect(renames.filter(({ entry, component }) => entryOf(component) !== entry)).toEqual([]);
  expect(renames.filter(({ component, from }) => propsOf(component).includes(from))).toEqual([]);
  const missing = renames.filter(
    ({ component, to }) => to !== undefined && !propsOf(component).includes(to),
  );
  expect(missing).toEqual([]);
});

it('upgrades.json names no token that still exists', () => {
  const tokens = JSON.stringify(designTokens());
  const names = releases.flatMap((release) => release.tokens.map(({ from }) => from));
  expect(names.filter((name) => tokens.includes(`"${name.split('.').at(-1)}"`))).toEqual([]);
});
