import { divider } from './Layout.css.ts';

export function Divider() {
  return <hr className={divider} />;
}
