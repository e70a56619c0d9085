import { phpWithLibraries, startPhp } from './start.ts';
import { testExample } from './test-example.ts';

const php = phpWithLibraries();

testExample({
  name: 'PHP',
  missing: !php && 'php-cli, php-json-schema, php-mbstring, php-sqlite3, php-yaml',
  start: (settings) => startPhp(`${php}`, settings),
});
