import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readContract } from '../../apps/api/src/http/contract.ts';
import { inProject } from '../run/project.ts';

const load =
  'import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout, default=str)';
const python = (program: string, input = '') =>
  spawnSync('python3', ['-c', program], { input, encoding: 'utf8' });
const hasYaml = python('import yaml').status === 0;

// Others read it by other parsers, of which PyYAML knows the least of YAML.
it.runIf(hasYaml)('the document reads alike in Python', () => {
  const text = readFileSync(inProject('contracts/openapi.yaml'), 'utf8');
  const { stdout, stderr } = python(load, text);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(readContract());
});
