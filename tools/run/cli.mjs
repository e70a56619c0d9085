// Runs a program of this project after the check of the Node version: `node tools/run/cli.mjs tools/run/start.ts`.
// Plain JavaScript without top-level await, because an old Node has to parse it.
import './node-version.mjs';

process.argv.splice(1, 1);
import(`../../${process.argv[1]}`);
