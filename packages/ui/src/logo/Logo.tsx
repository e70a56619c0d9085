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
        <path className={wing} d="M2 5c10 0 15 4 16.5 12C9 17.5 3 13 2 5Z" />
        <path
          className={wing}
          d="M20.5 17.5C22 12.5 25 9.5 30 9c0 10.5-7.5 18-19 18-3 0-5.8-.6-8-1.8 8.5.2 14.8-2.5 17.5-7.7Z"
        />
        <circle className={sun} cx="24" cy="4.8" r="2.6" />
      </svg>
      {name}
    </span>
  );
}
