/** Before the first test: the shops of the run begin with a copy of one data folder. */
export { createTemplateFolder as default } from '@parinda/testing/servers';
