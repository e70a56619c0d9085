/** What other features may use of the content. */
export { faqs } from './faqs.ts';
