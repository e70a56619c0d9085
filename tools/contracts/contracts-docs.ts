// `pnpm contracts:docs [FILE]`: the API reference as one HTML file. A running shop shows the same
// under /api/docs, except in production.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { staticReference } from '../../apps/api/src/docs/static-page.ts';
import { inProject } from '../run/project.ts';

const file = resolve(process.argv[2] ?? inProject('contracts/dist/index.html'));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, staticReference());
console.log(`Wrote ${file}`);
