import { describe, expect, it } from 'vitest';
import { failOverUnderLoad, missingForFailover } from './failover.ts';

const missing = missingForFailover();

// Spec: decisions Server
describe.skipIf(missing)(`failover${missing ? ` (skipped: ${missing})` : ''}`, () => {
  it('loses no order and sends no mail twice when the leader is killed', {
    timeout: 900_000,
  }, async () => {
    const outcome = await failOverUnderLoad();
    console.log(
      `failover: ${outcome.orders} acknowledged orders, ${outcome.lostOrders} lost, ${outcome.doubledOrders} doubled, ${outcome.mails} mails, ${outcome.mailsSentTwice} sent twice, ${outcome.secondsWithoutOrders.toFixed(1)} s without orders`,
    );
    expect(outcome).toMatchObject({
      lostOrders: 0,
      doubledOrders: 0,
      lostPayments: 0,
      missingMails: 0,
      mailsSentTwice: 0,
    });
  });
});
