/** Runs before all tests: the test shops start from a copy of one template folder. */
export { createTemplateFolder as default } from '@parinda/testing/servers';
