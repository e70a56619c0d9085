import { logo, sun, mark as svg, wing } from './Logo.css.ts';
import { mark } from './mark.ts';

export interface LogoProps {
  /** The shop's name, set beside the bird. */
  name: string;
}

/** A bird that turns away in a curve, leaving the sun behind. Takes the colour of its text. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={logo}>
      <svg className={svg} viewBox="0 0 32 32" aria-hidden="true">
        {mark.wings.map((d) => (
          <path key={d} className={wing} d={d} />
        ))}
        <circle className={sun} {...mark.sun} />
      </svg>
      {name}
    </span>
  );
}
