import { expect, it } from 'vitest';
import { clientKey, isPublic } from './client-key.ts';

// Spec: decisions Server
it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2a02:db8:1:2::1', '2a02:db8:1:2::/64'],
  ['2a02:db8:1:2:ffff:ffff:ffff:ffff', '2a02:db8:1:2::/64'],
  ['2a02:db8:1:3::1', '2a02:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['no address', 'no address'],
])('maps %s to the key %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});

it.each([
  ['8.8.8.8', true],
  ['::ffff:8.8.8.8', true],
  ['2a02:db8::1', true],
  ['127.0.0.1', false],
  ['::1', false],
  ['10.1.2.3', false],
  ['172.17.0.1', false],
  ['192.168.0.2', false],
  ['100.64.0.1', false],
  ['fd00::1', false],
  ['', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});
