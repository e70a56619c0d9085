import type { Handler } from '../operation.ts';
import { pincodeAnswer } from '../wire/pincode.ts';

export const lookupPincode: Handler<'lookupPincode'> = ({ params: { pin } }) => pincodeAnswer(pin);
