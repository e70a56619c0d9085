import { type PackedPincodes, unpackPincodes } from './packed.ts';

/** A post office as the public lookup writes it; null where our data knows nothing. */
export interface PostOffice {
  Name: string;
  Description: null;
  BranchType: string | null;
  DeliveryStatus: string | null;
  Circle: string | null;
  District: string | null;
  Division: string | null;
  Region: string | null;
  Block: string | null;
  State: string;
  Country: 'India';
  Pincode: string;
}

export interface PincodeAnswer {
  Message: string;
  Status: 'Success' | 'Error' | '404';
  PostOffice: PostOffice[] | null;
}

let packed: PackedPincodes | undefined;

/**
 * Answers in the shape of the public postal lookup: always a list of one answer. The first call
 * unpacks the data (about 50 ms); later ones are a binary search.
 */
export function lookupPincode(pin: string): PincodeAnswer[] {
  if (!/^[0-9]{6}$/.test(pin)) return failure('404', 'The requested resource is not found');
  packed ??= unpackPincodes();
  const offices = packed.find(Number(pin)).map(({ name, state, district, block }) => ({
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
  if (offices.length === 0) return failure('Error', 'No records found');
  const Message = `Number of pincode(s) found:${offices.length}`;
  return [{ Message, Status: 'Success', PostOffice: offices }];
}

function failure(Status: 'Error' | '404', Message: string): PincodeAnswer[] {
  return [{ Message, Status, PostOffice: null }];
}
