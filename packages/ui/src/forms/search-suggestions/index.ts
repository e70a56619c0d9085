export {
  SearchSuggestions,
  type SearchSuggestionsProps,
  type Suggestion,
} from './SearchSuggestions.tsx';
