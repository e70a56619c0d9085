import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readContract } from '@parinda/api/contract';
import { inProject } from '@parinda/testing/project';
import { expect, it } from 'vitest';

const load =
  'import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout, default=str)';
const python = (program: string, input = '') =>
  spawnSync('python3', ['-c', program], { input, encoding: 'utf8' });
const hasYaml = python('import yaml').status === 0;

// Other parsers, such as PyYAML, support less of YAML.
it.runIf(hasYaml)('Python parses the document to the same value', () => {
  const text = readFileSync(inProject('contracts/openapi.yaml'), 'utf8');
  const { stdout, stderr } = python(load, text);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(readContract());
});
