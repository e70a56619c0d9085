import type { Guide } from '../../../docs/guide/Guide.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { LogoCarousel } from './index.ts';

const logo = (name: string) => ({ name, src: drawnPicture('white') });

export const guide: Guide = {
  purpose: 'Logos of clients that pass by, over and over: decoration that nobody has to read.',
  when: ['Five logos or more, all of one shape and weight.'],
  whenNot: [
    { if: 'There are up to four: a Grid', take: 'Primitives' },
    { if: 'Each leads somewhere', take: 'Carousel' },
    { if: 'It is our own', take: 'Logo' },
  ],
  pairs: [
    {
      do: <LogoCarousel label="Our Clients" perView={{ 0: 1 }} logos={[logo('Neem Hotels')]} />,
      dont: <LogoCarousel label="Carousel" perView={{ 0: 1 }} logos={[logo('logo')]} />,
      why: 'The name is whose logo it is; that is all that is heard of it.',
    },
  ],
  anatomy: [
    { part: 'Logos', is: 'three times as wide as high, on white.' },
    { part: 'Buttons', is: 'those of the Carousel, Pause first.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the buttons; turning stops.' },
    { keys: 'Enter, Space', does: 'On a button: pauses or turns.' },
  ],
  spoken: 'Few',
};
