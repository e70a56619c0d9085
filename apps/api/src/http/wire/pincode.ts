import { postOfficesOf } from '../../domain/pincode/post-offices.ts';
import type { Schemas } from '../operation.ts';

type PincodeAnswer = Schemas['PincodeAnswer'];

/** Returns the response in the format of the public postal lookup: a list with one entry. */
export function pincodeAnswer(pin: string): PincodeAnswer[] {
  if (!/^[0-9]{6}$/.test(pin)) return errorAnswer('404', 'The requested resource is not found');
  const offices = postOfficesOf(Number(pin)).map(({ name, state, district, block }) => ({
    Name: name,
    Description: null,
    BranchType: null,
    DeliveryStatus: null,
    Circle: null,
    District: district || null,
    Division: null,
    Region: null,
    Block: block || null,
    State: state,
    Country: 'India' as const,
    Pincode: pin,
  }));
  if (offices.length === 0) return errorAnswer('Error', 'No records found');
  const Message = `Number of pincode(s) found:${offices.length}`;
  return [{ Message, Status: 'Success', PostOffice: offices }];
}

function errorAnswer(Status: 'Error' | '404', Message: string): PincodeAnswer[] {
  return [{ Message, Status, PostOffice: null }];
}
