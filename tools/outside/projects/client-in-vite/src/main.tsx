import { type ApiEnvironment, api, type ProductSummary } from '@parinda/api-client';
import { configureStore } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';

const base = new URLSearchParams(location.search).get('api') ?? '';
const environment: ApiEnvironment = {
  baseUrl: base,
  pincodeBaseUrl: base,
  getToken: () => null,
};

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (usual) => usual({ thunk: { extraArgument: environment } }).concat(api.middleware),
});

const titleOf = ({ title, price }: ProductSummary): string => `${title}: ${price}`;

function Products() {
  const { data, isError } = api.useListProductsQuery();
  if (isError) return <p>Not today.</p>;
  return (
    <ul>
      {data?.map((product) => (
        <li key={product.id}>{titleOf(product)}</li>
      ))}
    </ul>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <Products />
    </Provider>,
  );
}
