import { addDays, isSunday } from 'date-fns';

/** Working days from order to door, first and last: Monday to Saturday, as couriers go. */
interface Span {
  first: number;
  last: number;
}

/** Where parcels start from. */
const homeState = 'maharashtra';
const near: Span = { first: 2, last: 4 };
const far: Span = { first: 4, last: 7 };
/** Where parcels go on by ferry, or over mountain roads. */
const remote: Span = { first: 7, last: 12 };

const remoteStates = [
  'andaman and nicobar islands',
  'arunachal pradesh',
  'assam',
  'himachal pradesh',
  'jammu and kashmir',
  'ladakh',
  'lakshadweep',
  'manipur',
  'meghalaya',
  'mizoram',
  'nagaland',
  'sikkim',
  'tripura',
];

/** 'Andaman & Nicobar' is written in more ways than one. */
const plain = (state: string) =>
  state.trim().toLowerCase().replaceAll('&', 'and').replaceAll(/\s+/g, ' ');

function spanTo(state: string): Span {
  const name = plain(state);
  if (name === homeState) return near;
  // 'Andaman and Nicobar' is also written without its islands.
  return name !== '' && remoteStates.some((one) => one.startsWith(name)) ? remote : far;
}

/** @param days working days; Sundays are passed over */
function workingDaysAfter(start: Date, days: number): Date {
  let date = start;
  for (let left = days; left > 0; ) {
    date = addDays(date, 1);
    if (!isSunday(date)) left -= 1;
  }
  return date;
}

const dayFormat = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/**
 * When an order placed today is there: 'Fri, 27 Nov to Mon, 30 Nov'. The documents name no times of
 * delivery; these are the shop's own, and are called about.
 *
 * @param state of India, as the postal lookup or an address names it
 * @param now ms since 1970
 */
export function deliveryEstimate(state: string, now: number): string {
  const { first, last } = spanTo(state);
  const day = new Intl.DateTimeFormat('en-IN', dayFormat);
  const [from, to] = [first, last].map((days) => day.format(workingDaysAfter(new Date(now), days)));
  return `${from} to ${to}`;
}
