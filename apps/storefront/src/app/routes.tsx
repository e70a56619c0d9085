import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { lazyPart } from '../shared/lazy/lazy.tsx';
import { guardedPaths, type PathName, paths } from '../shared/routing/paths.ts';
import { rightPath, routeOf } from '../shared/routing/route.ts';
import { pages } from './pages.ts';
import { RequireSession } from './RequireSession.tsx';

type Name = keyof typeof pages;
const names = Object.keys(pages) as Name[];

const NotFoundPage = lazyPart(
  'NotFoundPage.tsx',
  async () => (await import('../parts/not-found/NotFoundPage.tsx')).NotFoundPage,
);

const isGuarded = (name: PathName) => (guardedPaths as readonly PathName[]).includes(name);

function route(name: Name) {
  const { Component } = pages[name];
  return <Route key={name} path={paths[name]} element={<Component />} />;
}

/** Routes of both documents (1 §2, 2 §2). */
export function Pages() {
  const { pathname, search, hash } = useLocation();
  const found = routeOf(pathname);
  // The router would match a malformed escape as a name.
  if (!found) return <NotFoundPage />;
  const right = rightPath(found, pathname);
  if (right !== pathname) return <Navigate to={right + search + hash} replace />;
  return (
    <Routes>
      {names.filter((name) => !isGuarded(name)).map(route)}
      <Route element={<RequireSession />}>{names.filter(isGuarded).map(route)}</Route>
      <Route path={paths.orderHistory} element={<Navigate to={paths.orders} replace />} />
    </Routes>
  );
}
