import { addDays } from 'date-fns/addDays';
import { isSunday } from 'date-fns/isSunday';

/** First and last working day from order to delivery; couriers work from Monday to Saturday. */
interface Span {
  first: number;
  last: number;
}

/** State of the warehouse. */
const homeState = 'maharashtra';
const near: Span = { first: 2, last: 4 };
const far: Span = { first: 4, last: 7 };
/** States where parcels travel by ferry or on mountain roads. */
const remote: Span = { first: 7, last: 12 };

/** Working days to any state of India. */
export const deliveryDays = { least: near.first, most: remote.last };

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

/** Some names have several spellings, such as 'Andaman & Nicobar'. */
const plain = (state: string) =>
  state.trim().toLowerCase().replaceAll('&', 'and').replaceAll(/\s+/g, ' ');

function spanTo(state: string): Span {
  const name = plain(state);
  if (name === homeState) return near;
  // 'Andaman and Nicobar' is also written without its islands.
  return name !== '' && remoteStates.some((one) => one.startsWith(name)) ? remote : far;
}

/** @param days working days; skips Sundays */
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
 * Estimates the delivery of an order placed today: 'Fri, 27 Nov to Mon, 30 Nov'. The documents name
 * no delivery times, so the text calls these an estimate.
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
