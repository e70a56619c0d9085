/** The states and union territories of India with their codes in GST (the first part of a GSTIN). */
export const stateNames: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

const otherNames: Readonly<Record<string, string>> = {
  andaman: '35',
  andamanandnicobar: '35',
  chattisgarh: '22',
  dadraandnagarhaveli: '26',
  damananddiu: '26',
  delhincr: '07',
  jammukashmir: '01',
  jk: '01',
  nctofdelhi: '07',
  newdelhi: '07',
  orissa: '21',
  pondicherry: '34',
  tamilnadu: '33',
  uttaranchal: '05',
};

/**
 * The state of the first digits of a pincode; the longest match counts. Only for states that are
 * written in a way the tables above do not know: some pincodes cross a border.
 */
const statesOfPincodes: Readonly<Record<string, string>> = {
  '11': '07',
  '12': '06',
  '13': '06',
  '14': '03',
  '15': '03',
  '160': '04',
  '16': '03',
  '17': '02',
  '18': '01',
  '19': '01',
  '194': '38',
  '2': '09',
  '246': '05',
  '247': '05',
  '248': '05',
  '249': '05',
  '262': '05',
  '263': '05',
  '30': '08',
  '31': '08',
  '32': '08',
  '33': '08',
  '34': '08',
  '36': '24',
  '37': '24',
  '38': '24',
  '39': '24',
  '40': '27',
  '403': '30',
  '41': '27',
  '42': '27',
  '43': '27',
  '44': '27',
  '45': '23',
  '46': '23',
  '47': '23',
  '48': '23',
  '49': '22',
  '50': '36',
  '51': '37',
  '52': '37',
  '53': '37',
  '56': '29',
  '57': '29',
  '58': '29',
  '59': '29',
  '60': '33',
  '605': '34',
  '61': '33',
  '62': '33',
  '63': '33',
  '64': '33',
  '67': '32',
  '68': '32',
  '69': '32',
  '7': '19',
  '737': '11',
  '744': '35',
  '75': '21',
  '76': '21',
  '77': '21',
  '78': '18',
  '790': '12',
  '791': '12',
  '792': '12',
  '793': '17',
  '794': '17',
  '795': '14',
  '796': '15',
  '797': '13',
  '798': '13',
  '799': '16',
  '80': '10',
  '81': '10',
  '814': '20',
  '815': '20',
  '816': '20',
  '82': '20',
  '821': '10',
  '823': '10',
  '824': '10',
  '83': '20',
  '84': '10',
  '85': '10',
};

/** Returns the letters by which two spellings of a state are compared; '' for other scripts. */
export const stateLetters = (state: string): string =>
  state
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z]/g, '');

const codes = new Map([
  ...Object.entries(stateNames).map(([code, name]) => [stateLetters(name), code] as const),
  ...Object.entries(otherNames),
]);

/**
 * Returns the GST code of an address's state, which customers type: by its name, else by the
 * pincode; undefined if neither is known.
 */
export function stateCode(state: string, pincode: string): string | undefined {
  const digits = pincode.replace(/\s/g, '');
  const known = codes.get(stateLetters(state));
  return (
    known ??
    [3, 2, 1].map((length) => statesOfPincodes[digits.slice(0, length)]).find((code) => code)
  );
}

/** Returns a state for an invoice, such as 'Karnataka (29)'; as typed if it is not known. */
export function stateText(state: string, pincode: string): string {
  const code = stateCode(state, pincode);
  return code ? `${stateNames[code]} (${code})` : state;
}
