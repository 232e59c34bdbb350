import { initConfig, productListResponse, productModel, quickAdd } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ SCRIPT_ORIGINS: 'https://chat.example, https://count.example' });
  await service.open.db.updateTable('model_texts').set({ is_manual: false }).where('locale', '=', 'en').execute();
});
afterAll(() => service.close());

async function set(settings: Record<string, string>): Promise<void> {
  const { db } = service.open;
  const rows = Object.entries(settings).map(([key, value]) => ({ key, value, is_public: true }));
  await db.deleteFrom('settings').where('key', 'in', Object.keys(settings)).execute();
  await db.insertInto('settings').values(rows).execute();
  await service.followCatalogue();
  await expect.poll(async () => (await service.call('/api/settings/')).json()).toMatchObject(settings);
}
const configOf = async (locale: 'fi' | 'sv') =>
  initConfig.parse((await service.call('/api/init-config/', { locale })).json());

it('the search field’s words are the language’s own, else the general ones (CONF-37)', async () => {
  await set({ search_bar_placeholder_sv: 'Sök jackor' });
  expect((await configOf('sv')).searchPlaceholder).toBe('Sök jackor');
  expect((await configOf('fi')).searchPlaceholder).toBe('Hae');
});

it('pages get script tags of the listed origins only (CONF-72)', async () => {
  const tags = [
    { id: 'chat', src: 'https://chat.example/a.js', consent: 'functional' },
    { id: 'stray', src: 'https://elsewhere.example/a.js', consent: 'functional' },
  ];
  await set({ script_tags: JSON.stringify(tags) });
  expect((await configOf('fi')).scriptTags).toEqual([tags[0]]);
});

it('pages know the shop’s own pictures, and of no other shop’s (CONF-113)', async () => {
  expect((await configOf('fi')).pictures).toEqual({});
  const pictures = { thanks: '/media/shop/thanks', share: '/media/shop/share' };
  await set({ shop_pictures: JSON.stringify(pictures) });
  expect((await configOf('fi')).pictures).toEqual(pictures);
  await set({ shop_pictures: JSON.stringify({ thanks: 'https://elsewhere.example/a.jpg' }) });
  expect((await configOf('fi')).pictures).toEqual({});
});

it('the shoes are those of the group that the setting names, and none without it (CONF-111)', async () => {
  const shoes = () => service.call('/api/products/productgroup/?holds=shoes', { locale: 'en' });
  expect((await shoes()).statusCode).toBe(404);
  const { path, id } = (
    await service.call('/api/products/productgroup/?path=/vaatteet/takit/', { locale: 'en' })
  ).json()[0];
  await set({ shoe_group: path });
  expect((await shoes()).json()).toMatchObject([{ id }]);
});

it('a setting that cannot be read breaks nothing (CONF-112)', async () => {
  await set({ script_tags: '[{', price_ending_max_days: 'soon', feature_flags: 'on' });
  expect(await configOf('fi')).toMatchObject({ scriptTags: [], features: {} });
});

const names = async () => {
  const body = { source: 'ProductGroup', id: 2, language: 'en', taxAreaId: 1 };
  const list = await service.call('/api/products/productmodellist/', { method: 'POST', body, locale: 'en' });
  const product = await service.call('/api/products/productmodel/kuura/?taxAreaId=1', { locale: 'en' });
  const listed = productListResponse.parse(list.json()).find(({ id }) => id === 10);
  return [listed?.name, productModel.parse(product.json()).name];
};

it('texts by machine give way to the Finnish ones where the merchant turns them off (CONF-45)', async () => {
  await set({ auto_translations_disabled: 'true' });
  expect(await names()).toEqual(['Kuura kuoritakki', 'Kuura kuoritakki']);
  await set({ auto_translations_disabled: 'false' });
  expect(await names()).toEqual(['Kuura shell jacket', 'Kuura shell jacket']);
});

it('the products of the setting that need no choice can be added with one press, in its order (CONF-47)', async () => {
  const ids = [12, 10, 999, 11];
  await set({ quick_add_products: JSON.stringify(ids.map((modelId) => ({ modelId }))) });
  const offered = quickAdd.parse((await service.call('/api/quick-add/')).json());
  // One is not public, one has several variants, one is nobody's.
  expect(offered).toMatchObject([{ variantId: 110, product: { id: 11, name: 'Halla untuvatakki' } }]);
});
