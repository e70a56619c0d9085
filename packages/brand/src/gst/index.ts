export { type GstPart, gstParts } from './gst.ts';
export { isGstin, normalGstin, notAGstin } from './gstin.ts';
export { invoiceDate } from './invoice-date.ts';
export { stateCode, stateLetters, stateNames, stateText } from './states.ts';
