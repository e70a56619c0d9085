import { type ApiError, hasNoResponse, serverErrors, serverMessage } from '@parinda/api-client';

/** How a failed login is told: the server's errors, else 'Login failed' (2 §8). */
export function readLoginRefusal(error: ApiError | undefined): string {
  if (!error || hasNoResponse(error)) return 'Unexpected error during login';
  return serverErrors(error).join(' ') || serverMessage(error) || 'Login failed';
}
