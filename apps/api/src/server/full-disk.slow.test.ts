import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { canMount, fill, onSmallDisk } from '../../testing/small-disk.ts';
import { readConfig } from '../config/config.ts';
import { connect } from '../db/connect.ts';
import { contactMessages } from '../db/schema.ts';
import { startServer } from '../server.ts';

// Spec: decisions Server
it.skipIf(!canMount)(
  'serves reads, rejects writes and loses no acknowledged data while the disk is full',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parinda-full-'));
    const limits = { CONTACTS_PER_HOUR: '10000', LOG_LEVEL: 'silent' };
    const config = readConfig({ PORT: '0', DATA_DIR: folder, ...limits });
    await onSmallDisk(folder, 160 * 1024, async () => {
      const { url, close } = await startServer(config);
      let acknowledged = 0;
      const write = async () => {
        const message = { name: 'A', email: 'a@example.com', subject: 'Nets' };
        const { status } = await fetch(`${url}/api/user/contact/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...message, message: 'x'.repeat(1500) }),
        });
        acknowledged += status === 201 ? 1 : 0;
        return status;
      };
      expect(await write()).toBe(201);
      const filler = join(folder, 'filler');
      fill(filler);
      await expect.poll(write, { interval: 1 }).toBe(507);
      expect((await fetch(`${url}/api/user/products/`)).status).toBe(200);
      rmSync(filler);
      expect(await write()).toBe(201);
      await close();
      const { db, close: closeDatabase } = await connect(config);
      const [kept] = await db.select({ number: count() }).from(contactMessages);
      await closeDatabase();
      console.log(
        `full disk: ${acknowledged} acknowledged messages, ${acknowledged - (kept?.number ?? 0)} lost`,
      );
      expect(kept?.number).toBe(acknowledged);
    });
    rmSync(folder, { recursive: true });
  },
);
