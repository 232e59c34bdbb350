import { expect, it } from 'vitest';
import { sizeTableAnswer } from './size-table.ts';

const table: Parameters<typeof sizeTableAnswer>[0] = {
  ...{ id: 4, names: { fi: 'Takit', en: 'Jackets' }, infos: { fi: 'Mittaa vartalosta.' }, image: 'sizes/jackets' },
  ...{ hide_image: true, images: ['sizes/how'], sizes: [{ size: 'M', product_type: 'Men' }] },
  measures: [{ names: { fi: 'Rinta', en: 'Chest' }, unit: 'cm', values: ['96–100'] }],
};

it('a size table is told with its pictures, its sizes and its measures in the reader’s language (PRODUCT-80)', () => {
  expect(sizeTableAnswer(table, 'en')).toEqual({
    ...{ id: 4, name: 'Jackets', info_text: 'Mittaa vartalosta.', sizetable: '/media/sizes/jackets', hide_image: true },
    images: ['/media/sizes/how'],
    parsed_sizetable: {
      id: 4,
      sizes: [{ size: 'M', product_type: 'Men' }],
      rows: [{ name: 'Chest', unit: 'cm', values: ['96–100'] }],
    },
  });
});

it('one that is a picture only has no figures (PRODUCT-80)', () => {
  expect(sizeTableAnswer({ ...table, sizes: [], measures: [] }, 'fi').parsed_sizetable).toBeNull();
});
