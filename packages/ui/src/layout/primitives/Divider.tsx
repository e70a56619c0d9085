import { divider } from './Layout.css.ts';

/** A line between two things that do not belong together. */
export function Divider() {
  return <hr className={divider} />;
}
