import { logo, sun, mark as svg, wing } from './Logo.css.ts';
import { mark } from './mark.ts';

export interface LogoProps {
  /** The name of the shop beside the logo. */
  name: string;
}

/** The logo: a bird and the sun. Takes the colour of the surrounding text. */
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
