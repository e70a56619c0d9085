import type { Guide } from '../../../docs/guide/Guide.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { LogoCarousel } from './index.ts';

const logo = (name: string) => ({ name, src: drawnPicture('white') });

export const guide: Guide = {
  purpose: 'Logos of clients that move by in a loop, as decoration.',
  when: ['Five or more logos of similar shape and weight.'],
  whenNot: [
    { if: 'There are at most four', take: 'Grid' },
    { if: 'Each logo is a link', take: 'Carousel' },
    { if: 'It is the logo of the shop', take: 'Logo' },
  ],
  pairs: [
    {
      do: <LogoCarousel label="Our Clients" perView={{ 0: 1 }} logos={[logo('Neem Hotels')]} />,
      dont: <LogoCarousel label="Carousel" perView={{ 0: 1 }} logos={[logo('logo')]} />,
      why: 'The name is the owner of the logo; screen readers read nothing else.',
    },
  ],
  anatomy: [
    { part: 'Logos', is: 'ratio 3:1, on white.' },
    { part: 'Buttons', is: 'see Carousel; Pause is first.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the buttons; autoplay stops.' },
    { keys: 'Enter, Space', does: 'On a button: pauses or moves the logos.' },
  ],
  spoken: 'Few',
};
