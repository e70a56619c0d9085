import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orders, payments, users } from '../../db/schema.ts';
import { type CommandResult, listResult } from '../command-result.ts';
import { rupeesText } from '../money.ts';
import { lastingErrors } from './lasting-errors.ts';

interface Options {
  /** Only open problems, oldest first; otherwise all, newest first. */
  problems?: boolean | undefined;
  limit: number;
}

const columns = {
  id: payments.id,
  state: payments.state,
  /** Paise. */
  amount: payments.amount,
  currency: payments.currency,
  problem: payments.problem,
  order: payments.orderId,
  provider_order: payments.providerOrderId,
  email: users.email,
  created_at: payments.createdAt,
  resolved_at: payments.resolvedAt,
  note: payments.note,
};

/** Lists the payments. With problems, lasting errors come first. */
export async function listPayments(
  { db }: { db: Db },
  { problems, limit }: Options,
): Promise<CommandResult> {
  const isOpen = and(isNotNull(payments.problem), isNull(payments.resolvedAt));
  const rows = await db
    .select(columns)
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(problems ? isOpen : undefined)
    .orderBy(problems ? asc(payments.createdAt) : desc(payments.createdAt), asc(payments.id))
    .limit(limit);
  const lasting = problems ? await lastingErrors(db) : [];
  const none = problems ? 'No payment has a problem.' : 'There are no payments.';
  const list = listResult(rows, none, (row) => [
    row.id,
    row.state,
    money(row),
    row.order === null ? `unknown order ${row.provider_order ?? ''}` : `order ${row.order}`,
    row.email,
    row.problem && (row.resolved_at ? `${row.problem} (resolved)` : row.problem),
    row.note,
    row.created_at,
  ]);
  if (lasting.length === 0) return list;
  const lines = lasting.map(({ at, text }) => `${at}  ${text}`);
  return {
    text: [...lines, ...(rows.length > 0 ? [list.text] : [])].join('\n'),
    data: [...lasting.map(({ at, text }) => ({ problem: text, created_at: at })), ...rows],
  };
}

function money({ amount, currency }: { amount: number | null; currency: string | null }): string {
  if (amount === null) return 'amount unknown';
  return currency === 'INR' ? rupeesText(amount) : `${amount} in the smallest unit of ${currency}`;
}
