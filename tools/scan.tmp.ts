import { readFileSync } from 'node:fs';
import { launchPinned } from './run/browser.ts';
import { inProject } from './run/project.ts';
import { serveFolder } from './run/static-server.ts';
