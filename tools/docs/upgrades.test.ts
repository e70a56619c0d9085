import { operations } from '@parinda/testing/pacts';
import { expect, it } from 'vitest';
import upgrades from '../../docs/upgrades.json' with { type: 'json' };
import components from '../../packages/ui/upgrades.json' with { type: 'json' };
import { settingNames } from './settings.ts';

const known = operations.map(({ id }) => id as string);
const optional = operations.filter(({ isOptional }) => isOptional).map(({ id }) => id as string);

it.each(upgrades)('upgrades.json names existing operations and settings of $version', (upgrade) => {
  const required: string[] = upgrade.contract.required;
  expect(required.filter((id) => !known.includes(id))).toEqual([]);
  expect(upgrade.contract.optional.filter((id) => !optional.includes(id))).toEqual([]);
  expect(upgrade.settings.new.filter((name) => !settingNames.includes(name))).toEqual([]);
  const removed: string[] = upgrade.settings.removed;
  expect(removed.filter((name) => settingNames.includes(name))).toEqual([]);
});

it('upgrades.json names versions of the components that have an entry', () => {
  const versions = components.map(({ version }) => version);
  expect(upgrades.filter((upgrade) => !versions.includes(upgrade.components))).toEqual([]);
});
