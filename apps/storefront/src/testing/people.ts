/** People with their addresses, so that lists in stories look like real ones. */
const people = [
  ['Asha Rao', '14 Temple Street', 'Mysuru', 'Karnataka', '570001'],
  ['Ravi Kulkarni', 'Flat 302, Sai Residency, Baner Road', 'Pune', 'Maharashtra', '411045'],
  ['Meera Nair', 'Kowdiar House, 7 Palace Road', 'Thiruvananthapuram', 'Kerala', '695003'],
  ['Imran Sheikh', '23/B Civil Lines', 'Bhopal', 'Madhya Pradesh', '462001'],
  ['Kavita Deshpande', '9 Shivaji Park, Lane 4', 'Nagpur', 'Maharashtra', '440010'],
  ['Arjun Reddy', 'Plot 88, Jubilee Hills', 'Hyderabad', 'Telangana', '500033'],
  ['Fatima D’Souza', '5 Church View, Fontainhas', 'Panaji', 'Goa', '403001'],
  ['Gurpreet Singh Gill', 'House 1207, Sector 15', 'Chandigarh', 'Chandigarh', '160015'],
  [
    'Lakshmi Subramanian',
    'Old No. 12, New No. 27, Luz Church Road',
    'Chennai',
    'Tamil Nadu',
    '600004',
  ],
  ['Tenzin Dorjee', 'Upper Mall Road', 'Gangtok', 'Sikkim', '737101'],
] as const;

/** Returns the fields of an address for the n-th person, from 1; the list starts again at its end. */
export function addressOf(n: number) {
  const [full_name, address, city, state, zip_code] = people[(n - 1) % people.length] ?? people[0];
  return { full_name, address, city, state, zip_code };
}

export const nameOf = (n: number): string => addressOf(n).full_name;
