// Renders the page in plain Node into index.html.
import { readFileSync, writeFileSync } from 'node:fs';
import { render } from './dist/server/server.js';

const page = 'dist/client/index.html';
const root = '<div id="root">';
writeFileSync(page, readFileSync(page, 'utf8').replace(root, root + render()));
