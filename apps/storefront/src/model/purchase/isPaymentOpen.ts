import { storageKeys } from '../../shared/business.ts';
import { readStored } from '../../shared/storage.ts';

/** Whether a payment may be waiting for its verification; asked at each start, so it stays light. */
export const isPaymentOpen = (): boolean =>
  readStored(storageKeys.purchaseAttempt)?.includes('"proof"') ?? false;
