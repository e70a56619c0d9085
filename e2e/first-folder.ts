/** Before the first test: the shops of the run begin with a copy of one data folder. */
export { makeFirstFolder as default } from '../tools/run/shop.ts';
