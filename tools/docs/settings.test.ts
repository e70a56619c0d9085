import { apiSettings } from '@parinda/api/settings';
import { misspeltNames } from '@parinda/server-kit/setting-names';
import { storefrontSettings } from '@parinda/storefront/server/settings';
import { expect, it } from 'vitest';
import { settingNames, settingsPage } from './settings.ts';

it('lists each setting with a value, a default and a description', () => {
  const rows = settingsPage()
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(rows.map((row) => row.split('`')[1])).toEqual(settingNames);
  expect(new Set(settingNames)).toEqual(
    new Set([...Object.keys(apiSettings.shape), ...Object.keys(storefrontSettings.shape)]),
  );
  expect(rows.filter((row) => row.includes('undefined'))).toEqual([]);
});

it.each([apiSettings, storefrontSettings])('accepts the settings of both servers', ({ shape }) => {
  expect(misspeltNames(settingNames, Object.keys(shape))).toEqual([]);
});
