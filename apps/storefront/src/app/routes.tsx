import { lazy } from 'react';
import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { guardedPaths, type PathName, paths } from '../shared/paths.ts';
import { pages } from './pages.ts';
import { RequireSession } from './RequireSession.tsx';

type Name = keyof typeof pages;
const names = Object.keys(pages) as Name[];

/** By the component's name: paths that show the same page keep its state between them. */
const components = Object.fromEntries(
  Object.values(pages).map(({ name, load }) => [
    name,
    lazy(async () => ({ default: await load() })),
  ]),
);

const NotFoundPage = lazy(async () => ({
  default: (await import('../parts/not-found/NotFoundPage.tsx')).NotFoundPage,
}));

const isGuarded = (name: PathName) => (guardedPaths as readonly PathName[]).includes(name);

function route(name: Name) {
  const Page = components[pages[name].name]!;
  return <Route key={name} path={paths[name]} element={<Page />} />;
}

/** The route tables of both documents (1 §2, 2 §2). */
export function Pages() {
  return (
    <Routes>
      {names.filter((name) => !isGuarded(name)).map(route)}
      <Route element={<RequireSession />}>{names.filter(isGuarded).map(route)}</Route>
      <Route path={paths.orderHistory} element={<Navigate to={paths.orders} replace />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** Fetches a page's script ahead; if that fails, the route itself tells. */
export function preloadPage(path: string): void {
  const name = names.find((candidate) => matchPath(paths[candidate], path));
  if (name) void pages[name].load().catch(() => {});
}
