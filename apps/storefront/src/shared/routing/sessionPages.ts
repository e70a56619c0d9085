import { guardedPaths, type PathName } from './paths.ts';
import { routeOf } from './route.ts';

const names: readonly PathName[] = [...guardedPaths, 'orderHistory', 'signup'];

/** Whether what is at this path belongs to a session (2 §2): nothing of it is kept for later. */
export function isSessionPage(pathname: string): boolean {
  const route = routeOf(pathname);
  return route !== undefined && names.includes(route.name);
}
