// Prints products from a server, then a product from the mocks.
import { api, statusOf } from '@parinda/api-client';
import { createHandlers, fixtures } from '@parinda/api-client/mocks';
import { configureStore } from '@reduxjs/toolkit';
import { setupServer } from 'msw/node';

const [, , baseUrl] = process.argv;
const environment = { baseUrl, pincodeBaseUrl: baseUrl, getToken: () => null };
const { dispatch } = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (usual) => usual({ thunk: { extraArgument: environment } }).concat(api.middleware),
});

const { data } = await dispatch(api.endpoints.listProducts.initiate());

const mocks = setupServer(...createHandlers());
mocks.listen();
const { slug } = fixtures.steelSpikes;
const found = await dispatch(api.endpoints.getProduct.initiate({ slug }));
const missing = await dispatch(api.endpoints.getProduct.initiate({ slug: 'moon-dust' }));
mocks.close();

console.log(
  JSON.stringify({
    titles: data?.map(({ title }) => title),
    mocked: found.data?.title,
    missing: statusOf(missing.error),
  }),
);
process.exit(0); // the cache would keep the process alive for a minute
