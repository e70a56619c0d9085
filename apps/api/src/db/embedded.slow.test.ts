import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newDataFolder } from '../../testing/data-folder.ts';
import { connect } from './connect.ts';

// Spec: decisions Server
it('yields to other work between statements', async () => {
  const dataDir = newDataFolder();
  const { db, close } = await connect({ databaseUrl: undefined, dataDir });
  let turns = 0;
  let isDone = false;
  const turn = () => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  const slow = sql`select count(*) from generate_series(1, 200000)`;
  const inTransaction = () => db.transaction((tx) => tx.execute(slow));
  await Promise.all(
    Array.from({ length: 100 }, (_, at) => (at % 2 ? db.execute(slow) : inTransaction())),
  );
  isDone = true;
  await close();
  rmSync(dataDir, { recursive: true });
  expect(turns).toBeGreaterThan(20);
});
