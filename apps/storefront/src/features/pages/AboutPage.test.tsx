import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { paths } from '../../shared/routing/paths.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { AboutSection } from '../home/AboutSection.tsx';
import { AboutPage } from './AboutPage.tsx';

beforeEach(() => {});
afterEach(() => {
  cleanup();
});

// Spec: 1 §1; 1 §2 About; decisions Whole site
it('shows the brand since 2015, the marketplaces, and reasons to choose it', async () => {
  renderShop(<AboutPage />, paths.about);
  await screen.findByRole('heading', { level: 1 });
  const text = document.body.textContent;
  for (const claim of [
    'a registered Indian brand',
    '2015',
    'in India and abroad',
    'brand stores on the large marketplaces',
    'UV-stabilised polycarbonate',
    'stainless steel',
    'Monkey spikes',
    'without harming',
  ]) {
    expect(text).toContain(claim);
  }
  expect(text).not.toContain('2010');
});

// Spec: 1 §1; 1 §2 Home; decisions Whole site
it('shows on the home page the material and use of the spikes, since 2010', () => {
  renderShop(<AboutSection />, paths.home);
  const text = document.body.textContent;
  expect(text).toContain('spikes of stainless steel and polycarbonate');
  expect(text).toContain('homes, offices, factories, warehouses, temples and agricultural spaces');
  expect(text).toContain('2010');
  expect(document.querySelector('img')).not.toBeNull();
});
