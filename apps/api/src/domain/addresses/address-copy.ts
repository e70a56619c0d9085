import type { addresses } from '../../db/schema.ts';
import type { components } from '../../http/schema.d.ts';

export function toAddress(row: typeof addresses.$inferSelect): components['schemas']['Address'] {
  return {
    id: row.id,
    user: row.userId,
    full_name: row.fullName,
    phone: row.phone,
    address: row.address,
    address_line2: row.addressLine2,
    city: row.city,
    state: row.state,
    zip_code: row.zipCode,
  };
}
