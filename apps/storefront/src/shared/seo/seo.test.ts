import { brand } from '@parinda/brand';
import { expect, test } from 'vitest';
import entries from './seo.json';

// Spec: decisions Whole site
test.each(Object.entries(entries))(
  'the entry of %s has the brand name in its title',
  (_, { title }) => {
    expect(title).toContain(brand.name);
  },
);
