// Runs provider-states.js without Express: reads requests as JSON lines, answers JSON lines.
//
// So a test can hold the example against contracts/provider-states.md.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { providerStates } from './provider-states.js';

const db = new DatabaseSync(':memory:');
db.exec(readFileSync(new URL('schema.sql', import.meta.url), 'utf8'));
const handle = providerStates({
  db,
  tokenFor: (id) => `head.${id}.signature`,
  hash: (password) => `hashed ${password}`,
  keySecret: 'secret',
});

for await (const line of createInterface({ input: process.stdin })) {
  let status = 200;
  const answer = (data) => console.log(JSON.stringify({ status, data }));
  const response = {
    status(code) {
      status = code;
      return response;
    },
    json: answer,
  };
  await handle({ body: JSON.parse(line) }, response, (error) => {
    status = 500;
    answer({ message: error.message });
  });
}
