import { searchResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

async function found(q: string, locale: 'fi' | 'en' = 'fi', more = '') {
  const answer = await service.call(`/api/search/?q=${encodeURIComponent(q)}${more}`, { locale });
  expect(answer.statusCode).toBe(200);
  return searchResponse.parse(answer.json());
}
/** Waits until the service answers from a catalogue that is newer than the one before. */
async function nextVersion(): Promise<void> {
  const version = async () => (await service.call('/api/settings/')).headers['x-catalogue-version'];
  const before = await version();
  await service.followCatalogue();
  await expect.poll(version).not.toBe(before);
}
const names = ({ products }: Awaited<ReturnType<typeof found>>) => products.map(({ name }) => name).sort();

describe('search', () => {
  it('finds inflected words by the language’s stems', async () => {
    expect(names(await found('takkia'))).toEqual(['Halla untuvatakki', 'Kuura kuoritakki']);
    expect(names(await found('jackets', 'en'))).toEqual(['Halla down jacket', 'Kuura shell jacket']);
  });

  it('finds a word within a compound, and words without their accents', async () => {
    expect(names(await found('untuva'))).toEqual(['Halla untuvatakki']);
    expect(names(await found('kenka'))).toEqual(['Loppu vaelluskenkä']);
  });

  it('finds brands with their products, groups and pages by name', async () => {
    expect(await found('routa')).toMatchObject({ brands: [{ name: 'Routa', path: '/routa/' }], total: 2 });
    expect((await found('kengat')).groups).toEqual([{ name: 'Kengät', path: '/kengat/', image: '/media/groups/x' }]);
    expect((await found('sopimus')).pages).toEqual([{ name: 'Sopimusehdot', path: '/sopimusehdot/', image: null }]);
  });

  it('wants every word', async () => {
    expect(names(await found('kuura takki'))).toEqual(['Kuura kuoritakki']);
  });

  it('takes words that never stand together one by one, and says so', async () => {
    const answer = await found('untuvatakki tunturiin');
    expect(answer.isApproximate).toBe(true);
    expect(names(answer)).toEqual(['Halla untuvatakki', 'Loppu vaelluskenkä']);
  });

  it('gives near words for misspelt ones and says so (SEARCH-2)', async () => {
    const answer = await found('kuoritkaki');
    expect(answer.isApproximate).toBe(true);
    expect(names(answer)).toEqual(['Kuura kuoritakki']);
  });

  it('shows nothing that is not public or only in campaigns', async () => {
    expect((await found('salattu')).products).toEqual([]);
    expect((await found('lahjatakki')).products.map(({ id }) => id)).not.toContain(13);
  });

  it('counts all and shows as many as asked', async () => {
    const answer = await found('takki', 'fi', '&limit=1');
    expect([answer.products.length, answer.total]).toEqual([1, 2]);
  });

  it('takes another word of the merchant’s for the same thing (SEARCH-15)', async () => {
    const value = JSON.stringify({
      fi: [
        ['anorakki', 'kuoritakki'],
        ['-paita', '-takki'],
      ],
    });
    await service.open.db.insertInto('settings').values({ key: 'search_synonyms', value, is_public: true }).execute();
    await nextVersion();
    for (const [word, name] of [
      ['anorakit', 'Kuura kuoritakki'],
      ['untuvapaita', 'Halla untuvatakki'],
    ] as const) {
      const answer = await found(word);
      expect([names(answer), answer.isApproximate]).toEqual([[name], false]);
    }
  });

  it.each(['uorita', 'uori'])(
    'does not take %s for understood where a word begins with one letter more, nor what stands within (SEARCH-4)',
    async (letters) => {
      expect(names(await found('kuori'))).toEqual(['Kuura kuoritakki']);
      const answer = await found(letters);
      expect([names(answer), answer.isApproximate]).toEqual([['Kuura kuoritakki'], true]);
    },
  );

  it('understands the word itself and the end of a compound (SEARCH-4)', async () => {
    for (const word of ['kuori', 'kuoria', 'takkia']) expect((await found(word)).isApproximate).toBe(false);
  });

  it('puts what cannot be bought behind what can (SEARCH-16)', async () => {
    const order = async () => (await found('takki')).products.map(({ id }) => id);
    expect(await order()).toEqual([11, 10]);
    await service.open.db.updateTable('stock').set({ quantity: 0 }).where('variant_id', '=', 110).execute();
    await nextVersion();
    expect(await order()).toEqual([10, 11]);
  });

  it.each([[''], ['   '], ["' OR 1=1 --"], ['&|!:*()<->'], ['%_\\'], ['a'.repeat(200)], ['\u0000'], ['🎿'], ['{"}']])(
    'takes %j without failing',
    async (q) => {
      await found(q);
    },
  );
});
