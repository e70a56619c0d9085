export { type GstPart, gstParts, type PlaceOfSupply, type TaxedLine } from './gst.ts';
export { isGstin, normalGstin } from './gstin.ts';
export { stateCode, stateNames } from './states.ts';
