import { useEffect, useState } from 'react';
import { deliveryPlace } from '../../model/cart/deliveryPlace.ts';
import { deliveryLine } from './deliveryLine.ts';

/** Where the pincode that was last found valid in this browser lies, once the browser has said so. */
export function RememberedDelivery() {
  const [line, setLine] = useState<string>();
  useEffect(() => {
    const show = (place = deliveryPlace.read()) =>
      setLine(place ? deliveryLine(place, Date.now()) : undefined);
    show();
    return deliveryPlace.subscribe(show);
  }, []);
  return line && <div>{line}</div>;
}
