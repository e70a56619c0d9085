import { sanitize } from 'storybook/internal/csf';

/** Returns the Storybook page of a component by its title, e.g. 'Actions/IconButton'. */
export const docsHref = (title: string) => `./?path=/docs/${sanitize(title)}--docs`;
