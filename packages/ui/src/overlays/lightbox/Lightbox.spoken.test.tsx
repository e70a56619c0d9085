import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { layOutSlides } from '../../testing/layOutSlides.ts';
import { heardDuring, readAloud } from '../../testing/spoken.ts';
import { Lightbox } from './index.ts';

const images = [
  { src: '/parapet.svg', title: 'A parapet', description: 'Nobody sees them from the street.' },
  { src: '/balcony.svg', title: 'A balcony' },
];

beforeEach(layOutSlides);

test('is a dialog with the name of the image; title and position are read once', async () => {
  render(<Lightbox images={images} isOpen onOpenChange={() => {}} />);
  expect(await readAloud()).toEqual([
    'dialog, A parapet',
    'status',
    'Image 1 of 2',
    'button, Close',
    'figure',
    'caption',
    'heading, A parapet, level 2',
    'paragraph',
    'Nobody sees them from the street.',
    'button, Previous image',
    'button, Next image',
  ]);
});

test('announces the image that an arrow key shows', async () => {
  render(<Lightbox images={images} isOpen onOpenChange={() => {}} />);
  const heard = await heardDuring(() => userEvent.keyboard('{ArrowRight}'));
  // React Aria focuses the dialog again after half a second, for VoiceOver.
  expect(heard.filter((phrase) => !phrase.startsWith('dialog'))).toEqual([
    'polite: Image 2 of 2, A balcony',
  ]);
});
