import { brand } from '@parinda/brand';

/** The five questions of the home page and /faqs (1 §2). The founding year here is 2015 (1 §1). */
export const faqs = [
  {
    id: 'who',
    title: 'Who are we?',
    text: `${brand.name} is a registered Indian brand, founded in 2015, that makes bird and monkey deterrents. We sell in India and abroad, on this site and in our brand stores on large marketplaces.`,
  },
  {
    id: 'what',
    title: 'What are bird spikes and how do they work?',
    text: 'Bird spikes are strips of thin, blunt rods of stainless steel or polycarbonate. Fixed along a ledge, they leave a bird no flat place to land on, so it settles somewhere else. Nothing moves, nothing needs power, and nothing has to be refilled.',
  },
  {
    id: 'safety',
    title: 'Are they safe for birds and animals?',
    text: 'Yes. The rods are blunt and flexible. They take away the perch and do not pierce, trap or poison: a bird that touches them simply flies on. The same goes for our monkey spikes and nets.',
  },
  {
    id: 'where',
    title: 'Where can bird spikes be installed?',
    text: 'On ledges, parapets, window sills, air-conditioner units, pipes, signboards, beams, solar panels and boundary walls: in homes, offices, factories, warehouses, temples and farms. They can be glued, screwed or tied.',
  },
  {
    id: 'homes',
    title: 'Can I use them at home?',
    text: 'Certainly. Most of our customers fit them on balconies, window sills and AC units themselves in an afternoon. Keep them out of reach of small children, as you would any garden tool.',
  },
] as const;
