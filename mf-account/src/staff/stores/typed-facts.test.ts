import { expect, it } from 'vitest';
import { readFacts, typeFacts } from './typed-facts.ts';

it('a store is read back as it was shown, without languages that have no words (STAFF-47)', () => {
  const facts = {
    ...{ name: 'Havu Tampere', short_name: 'Tampere', address: 'Katu 1', postal_code: '33100', city: 'Tampere' },
    ...{ phone: '', email: 'tampere@havu.example', pickup: true, express_pickup: false, sells_online: true },
    descriptions: { fi: 'Kokeile.', ru: 'Примерьте.' },
  };
  expect(readFacts(typeFacts(facts))).toEqual(facts);
  expect(typeFacts(facts)).toMatchObject({ pickup: 'yes', express_pickup: '', description_fi: 'Kokeile.' });
  expect(readFacts({ ...typeFacts(facts), description_fi: '' }).descriptions).toEqual({ ru: 'Примерьте.' });
});
