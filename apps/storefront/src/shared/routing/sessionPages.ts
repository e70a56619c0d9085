import { guardedPaths, type PathName } from './paths.ts';
import { routeOf } from './route.ts';

const names: readonly PathName[] = [...guardedPaths, 'orderHistory', 'signup', 'resetPassword'];

/** Whether a page belongs to a session (2 §2), so that nothing of it is cached. */
export function isSessionPage(pathname: string): boolean {
  const route = routeOf(pathname);
  return route !== undefined && names.includes(route.name);
}
