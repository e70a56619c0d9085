import { type ApiError, serverErrors, serverMessage } from '@parinda/api-client';

export const pendingReviewText =
  'Thank you. Your review is shown here once we have checked it, as it is not about an order delivered to you.';

/** The first element of the server's error list, else the documented text (2 §7, 2 §8). */
export const readReviewRefusal = (error: ApiError): string =>
  serverErrors(error)[0] ?? serverMessage(error) ?? 'Failed to add review. Please try again.';
