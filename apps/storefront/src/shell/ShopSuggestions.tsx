import { api } from '@parinda/api-client';
import { SearchSuggestions } from '@parinda/ui/search-suggestions';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'react-redux';
import type { ShopStore } from '../model/store.ts';
import { askedAhead } from '../shared/callsAhead.ts';
import { suggestionsFor } from './searchSuggestions.ts';

const { listCategories, listProducts } = api.endpoints;

/** Suggests categories and products in the header's search; nothing without data. */
export function ShopSuggestions({ form }: { form: HTMLFormElement }) {
  const store = useStore() as ShopStore;
  const { data: categories = [] } = listCategories.useQueryState();
  const { data: products = [] } = listProducts.useQueryState();
  const [text, setText] = useState('');

  /** Uses cached responses; failed calls show no error. */
  const ask = () => {
    const once = { subscribe: false };
    void askedAhead(store.dispatch(listCategories.initiate(undefined, once)), store);
    void askedAhead(store.dispatch(listProducts.initiate(undefined, once)), store);
  };
  const askFirst = useEffectEvent(ask);
  useEffect(() => askFirst(), []);

  return (
    <SearchSuggestions
      form={form}
      label="Suggestions"
      {...suggestionsFor(text, categories, products)}
      all={`See all results for "${text.trim()}"`}
      onTextChange={(typed) => {
        setText(typed);
        ask();
      }}
    />
  );
}
