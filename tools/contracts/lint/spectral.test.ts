import { readFileSync } from 'node:fs';
import { Document, type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { Yaml } from '@stoplight/spectral-parsers';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, it } from 'vitest';
import { inProject } from '../../run/project.ts';

/** What Spectral's recommended rules say of a document, as `rule: place`. */
async function findings(text: string): Promise<string[]> {
  const spectral = new Spectral();
  // Its own type lacks what the rule set has in its place.
  spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']] });
  const found = await spectral.run(new Document(text, Yaml));
  return found.map(({ code, path }) => `${code}: ${path.join('/')}`);
}

const text = readFileSync(inProject('contracts/openapi.yaml'), 'utf8');

it("Spectral's recommended rules mind nothing but the slashes that the documents' paths end in", async () => {
  const found = await findings(text);
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((one) => !one.startsWith('path-keys-no-trailing-slash: '))).toEqual([]);
});

it('would mind an example that its schema forbids', async () => {
  const found = await findings(text.replace('example: { product: 7 }', 'example: { product: x }'));
  expect(found.join()).toContain('oas3-valid-media-example');
});
