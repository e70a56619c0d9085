import { and, asc, count, eq } from 'drizzle-orm';
import { addresses } from '../../db/schema.ts';
import { toAddress } from '../../domain/addresses/address-copy.ts';
import { fieldError, notFound } from '../../domain/errors.ts';
import type { Handlers } from '../operation.ts';

const mostAddresses = 100;

export const addressHandlers: Pick<Handlers, 'listAddresses' | 'createAddress' | 'deleteAddress'> =
  {
    async listAddresses({ params, userId }, { db }) {
      if (params.userId !== userId) throw notFound();
      const rows = await db
        .select()
        .from(addresses)
        .where(eq(addresses.userId, userId))
        .orderBy(asc(addresses.createdAt), asc(addresses.id));
      return rows.map(toAddress);
    },

    async createAddress({ body, userId }, { db, now }) {
      const [kept] = await db
        .select({ number: count() })
        .from(addresses)
        .where(eq(addresses.userId, userId));
      if (kept && kept.number >= mostAddresses) {
        throw fieldError('address', `You can keep at most ${mostAddresses} addresses.`);
      }
      const [row] = await db
        .insert(addresses)
        .values({
          userId,
          fullName: body.full_name.trim(),
          phone: body.phone.trim(),
          address: body.address.trim(),
          addressLine2: body.address_line2?.trim() || null,
          city: body.city.trim(),
          state: body.state.trim(),
          zipCode: body.zip_code.trim(),
          createdAt: now(),
        })
        .returning();
      if (!row) throw new Error('The address was not stored');
      return toAddress(row);
    },

    async deleteAddress({ params, userId }, { db }) {
      const gone = await db
        .delete(addresses)
        .where(and(eq(addresses.id, params.id), eq(addresses.userId, userId)))
        .returning({ id: addresses.id });
      if (gone.length === 0) throw notFound();
      return undefined;
    },
  };
