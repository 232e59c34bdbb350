import { expect, it } from 'vitest';
import { factRows } from './fact-rows.ts';

it('spec: catalogue §2 Tabs: properties with their units, several values of one in one row', () => {
  const rows = factRows([
    { slug: 'activity', name: 'Activity', value: 'Hiking', unit: '' },
    { slug: 'weight', name: 'Weight', value: '480', unit: 'g' },
    { slug: 'activity', name: 'Activity', value: 'Ski touring', unit: '' },
  ]);
  expect(rows).toEqual([
    { slug: 'activity', name: 'Activity', value: 'Hiking, Ski touring' },
    { slug: 'weight', name: 'Weight', value: '480\u00a0g' },
  ]);
});
