import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { paths } from '../../shared/routing/paths.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { FaqSection } from '../home/FaqSection.tsx';
import { FaqsPage } from './FaqsPage.tsx';

afterEach(cleanup);

const questions = () =>
  [...document.querySelectorAll('[slot=trigger]')].map((one) => one.textContent);

// Spec: 1 §2 Home; decisions Routes
it('shows the five questions of the home page on the documented subjects', () => {
  renderShop(<FaqSection />, paths.home);
  const atHome = questions();
  cleanup();
  renderShop(<FaqsPage />, paths.faqs);
  expect(questions()).toEqual(atHome);
  expect(screen.getAllByRole('group', { hidden: true })).toHaveLength(5);
  const subjects = [/^who/i, /^what are bird spikes and how/i, /safe/i, /^where/i, /at home/i];
  expect(atHome).toEqual(subjects.map((subject) => expect.stringMatching(subject)));
});
