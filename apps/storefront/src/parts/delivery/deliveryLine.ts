import { type DeliveryPlace, placeName } from '../../model/cart/deliveryPlace.ts';
import { deliveryEstimate } from '../../shared/time/deliveryEstimate.ts';

/**
 * Returns the delivery place and the estimated date.
 *
 * @param now ms since 1970
 */
export const deliveryLine = (place: DeliveryPlace, now: number): string =>
  `To ${placeName(place)}: about ${deliveryEstimate(place.state, now)}.`;
