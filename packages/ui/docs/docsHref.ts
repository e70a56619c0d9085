import { sanitize } from 'storybook/internal/csf';

/** The page of a component in the Storybook, by its title, as 'Actions/IconButton'. */
export const docsHref = (title: string) => `./?path=/docs/${sanitize(title)}--docs`;
