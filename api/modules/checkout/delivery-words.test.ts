import { localeCodes } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

let shop: SellingService;
beforeAll(async () => {
  shop = await sellingService();
});
afterAll(() => shop.close());

const languages = ['fi', 'en', 'sv', 'de', 'fr', 'ru'] as const;

describe('words of the delivery', () => {
  /** A place in Lapland, far from every pickup point of the small shop. */
  const ivalo = '99800';
  const noPoints = {
    fi: 'Postinumerolle 99800 ei löytynyt noutopisteitä.',
    en: 'No pickup points were found for postal code 99800.',
    sv: 'Inga utlämningsställen hittades för postnummer 99800.',
    de: 'Zur Postleitzahl 99800 wurden keine Abholstellen gefunden.',
    fr: 'Aucun point de retrait trouvé pour le code postal 99800.',
    ru: 'Для индекса 99800 пункты выдачи не найдены.',
  };
  it.each(languages)('a postal code without a pickup point is told in %s (AVAIL-22)', async (language_code) => {
    const cart = await shop.checkout({ rows: [[110, 1]], form: { postal_code: ivalo }, cart: { language_code } });
    expect(cart.errors).toEqual([{ code: 'no_pickup_points', message: noPoints[language_code], field: 'postal_code' }]);
    expect(cart.delivery_methods.map(({ kind }) => kind)).toContain('home');
  });

  const choose = {
    fi: 'Valitse toimitustapa.',
    en: 'Choose a delivery method.',
    sv: 'Välj leveranssätt.',
    de: 'Bitte wählen Sie eine Lieferart.',
    fr: 'Choisissez un mode de livraison.',
    ru: 'Выберите способ доставки.',
  };
  it.each(languages)(
    'an order without a way of delivery is told to choose one, in %s (CHECKOUT-19)',
    async (locale) => {
      const body = await shop.orderOf({ rows: [[110, 1]], method: '' });
      const refused = await shop.call('/api/orders/', {
        ...{ method: 'POST', locale, headers: { 'idempotency-key': crypto.randomUUID() } },
        body,
      });
      expect([refused.statusCode, refused.json().error.fields]).toEqual([400, { delivery_method: choose[locale] }]);
    },
  );

  it('goods that cannot travel with an earlier order are told so (CHECKOUT-26)', async () => {
    const { authorization } = await shop.signedIn();
    const earlier = await shop.place({ rows: [[110, 1]] }, authorization);
    await shop.pay(earlier, 'approve', 'lost');
    await shop.open.db
      .updateTable('product_models')
      .set({ allowed_delivery_methods: ['store'] })
      .where('id', '=', 10)
      .execute();
    await shop.open.db.updateTable('stock').set({ quantity: 50 }).where('variant_id', '=', 100).execute();
    await shop.followCatalogue();
    const post_delivery = { order_number: earlier.order_number };
    await expect
      .poll(() => shop.checkout({ rows: [[100, 1]], cart: { post_delivery, language_code: 'en' } }, authorization))
      .toMatchObject({
        post_delivery: null,
        errors: [
          {
            code: 'pack_together_not_possible',
            message: `These products cannot be packed with order ${earlier.order_number}: they cannot travel the same way.`,
          },
        ],
      });
    const said = new Set<string>();
    for (const language_code of localeCodes) {
      const { errors } = await shop.checkout(
        { rows: [[100, 1]], cart: { post_delivery, language_code } },
        authorization,
      );
      said.add(errors[0]?.message ?? '');
    }
    expect([...said].filter((message) => message.includes(earlier.order_number))).toHaveLength(localeCodes.length);
  });
});
