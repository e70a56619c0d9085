import type { ShopStore } from '../model/store.ts';
import { askedAhead } from '../shared/callsAhead.ts';
import { pageAt } from './pageAt.ts';
import { type Read, readPage } from './pageReads.ts';

/** Prefetches the data of the page at a URL; cached responses are not fetched again. */
export async function readPageAt(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  store: ShopStore,
): Promise<void> {
  const page = pageAt(pathname);
  const read: Read = async (endpoint, arg) => {
    const ask = endpoint.initiate(arg, { subscribe: false });
    const answer = store.dispatch(ask as never) as ReturnType<typeof ask>;
    const { data } = await askedAhead(answer, store);
    return data;
  };
  await readPage(page?.name, {
    params: page?.params ?? {},
    query: new URLSearchParams(search),
    read,
    readAside: read,
  });
}
