import { api } from '@parinda/api-client';
import { SearchSuggestions } from '@parinda/ui/search-suggestions';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'react-redux';
import type { ShopStore } from '../model/store.ts';
import { askedAhead } from '../shared/callsAhead.ts';
import { suggestionsFor } from './searchSuggestions.ts';

const { listCategories, listProducts } = api.endpoints;

/** Categories and products while somebody types in the header's search. Without answers, none. */
export function ShopSuggestions({ form }: { form: HTMLFormElement }) {
  const store = useStore() as ShopStore;
  const { data: categories = [] } = listCategories.useQueryState();
  const { data: products = [] } = listProducts.useQueryState();
  const [text, setText] = useState('');

  /** Answers that are there are not asked for again; of those that fail nothing is said. */
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
      suggestions={suggestionsFor(text, categories, products)}
      all={`See all results for "${text.trim()}"`}
      onTextChange={(typed) => {
        setText(typed);
        ask();
      }}
    />
  );
}
