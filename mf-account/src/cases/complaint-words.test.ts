import { complaintRow } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { complaintWords } from './complaint-words.ts';

const row = (model: string, complaint: string) => complaintRow.parse({ manufacturer: 'Kuura', model, complaint });

it('one product needs no name above the words, several do', () => {
  expect(complaintWords({ rows: [row('Parka', 'The zip broke.')] })).toBe('The zip broke.');
  expect(complaintWords({ rows: [row('Parka', 'The zip broke.'), row('Cap', 'It faded.')] })).toBe(
    'Kuura Parka\nThe zip broke.\n\nKuura Cap\nIt faded.',
  );
});
