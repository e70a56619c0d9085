import { logo, mark, sun, wing } from './Logo.css.ts';

export interface LogoProps {
  /** The shop's name, set beside the bird. */
  name: string;
}

/** A bird that turns away in a curve, leaving the sun behind. Takes the colour of its text. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={logo}>
      <svg className={mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={wing} d="M2 6c9.5-.6 16 3.6 18 12.4C11 18.600 4 14.500 2 6Z" />
        <path
          className={wing}
          d="M30 9.500c-3.500-.4-6 .7-7.600 3.300-.9 9-6.400 14.700-16.400 16.700 3.400-2 5.500-4.300 6.600-7.100 6.600-.5 11-3.200 12.900-8.700l4.500-4.200Z"
        />
        <circle className={sun} cx="25.500" cy="4.500" r="2.500" />
      </svg>
      {name}
    </span>
  );
}
