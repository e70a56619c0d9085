import { readFileSync } from 'node:fs';
import { apiAreas } from '@parinda/api/settings';
import { serverAreas } from '@parinda/server-kit/server-config';
import { storefrontAreas } from '@parinda/storefront/server/settings';
import { inProject } from '@parinda/testing/project';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Service {
  environment: Record<string, unknown>;
  mem_limit?: string;
  logging?: { options: Record<string, string> };
  read_only?: boolean;
  volumes?: string[];
}

const compose = readFileSync(inProject('deploy/compose.yaml'), 'utf8');
const { services } = parse(compose, { merge: true }) as { services: Record<string, Service> };

/** Fixed by the images. */
const fixed = ['NODE_ENV', 'PORT', 'HOST', 'SITE_DIR', 'DATA_DIR', 'STORYBOOK_DIR', 'PACT_STATES'];

const namesIn = (...areas: Record<string, object>[]) =>
  areas.flatMap((area) => Object.values(area).flatMap(Object.keys));

describe.each([
  ['api', namesIn(serverAreas, apiAreas)],
  ['storefront', namesIn(serverAreas, storefrontAreas)],
])('the service %s of deploy/compose.yaml', (name, settings) => {
  const service = services[name];

  it('passes every setting of its server', () => {
    const passed = Object.keys(service?.environment ?? {});
    expect(settings.length).toBeGreaterThan(15);
    expect(settings.filter((setting) => ![...fixed, ...passed].includes(setting))).toEqual([]);
    expect(passed.filter((setting) => !settings.includes(setting))).toEqual([]);
  });

  it('has a read-only file system and a volume for imported pictures', () => {
    expect(service?.read_only).toBe(true);
    expect(service?.volumes?.[0]).toMatch(
      new RegExp(`^pictures:${service?.environment.PICTURES_DIR}(:ro)?$`),
    );
    expect(readFileSync(inProject(`deploy/${name}.Dockerfile`), 'utf8')).toContain(
      `install -d -o node ${service?.environment.PICTURES_DIR}\n`,
    );
  });
});

it.each(Object.keys(services))('the service %s limits its memory and logs', (name) => {
  expect(services[name]?.mem_limit).toMatch(/^\d+[mg]$/);
  expect(services[name]?.logging?.options['max-size']).toMatch(/^\d+m$/);
});
