import { expect, it, vi } from 'vitest';
import {
  type GeneralSettings,
  readGeneralSettings,
  settingOf,
  settingRules,
  usableSettings,
} from './general-settings.ts';
import { settingText } from './setting-text.ts';

function read(key: string, written: string) {
  const onError = vi.fn();
  return { settings: readGeneralSettings(new Map([[key, written]]), onError), onError };
}
const defaults = readGeneralSettings(new Map(), (error) => {
  throw error;
});
const tag = { id: 'chat', src: 'https://chat.example/widget.js', consent: 'functional' };

type Row = [string, string, Partial<GeneralSettings>];
it.each<Row>([
  ['blog_category_order', 'event, Guide,event', { blogCategoryOrder: ['event', 'guide'] }],
  ['price_ending_max_days', '14', { priceEndingMaxDays: 14 }],
  ['price_ending_max_days', '0', { priceEndingMaxDays: 0 }],
  ['rental_enabled', 'true', { isRentalEnabled: true }],
  ['rental_enabled', 'false', { isRentalEnabled: false }],
  ['part_delivery_mode', 'optional', { partDeliveryMode: 'optional' }],
  ['experience_manufacturer_list', 'Routa, kaamos,routa', { experienceBrands: ['routa', 'kaamos'] }],
  ['auto_translations_disabled', 'true', { autoTranslationsDisabled: true }],
  ['quick_add_products', '[{"modelId":11},{"modelId":10},{"modelId":11}]', { quickAddProducts: [11, 10] }],
  ['quick_add_products', '11, 10', { quickAddProducts: [11, 10] }],
  ['feature_flags', '{"shoe_wizard":true}', { features: { shoe_wizard: true } }],
  ['default_search_engine', 'frosmo', { searchEngine: 'frosmo' }],
  ['hidden_dynamic_page_menu_items', 'kesakauppa, Joulu', { hiddenMenuItems: new Set(['kesakauppa', 'joulu']) }],
  ['hidden_dynamic_page_menu_items', '["räyskälä","прокат"]', { hiddenMenuItems: new Set(['räyskälä', 'прокат']) }],
  ['hidden_dynamic_page_menu_items', '[]', {}],
  ['target_country_delivery_added_days', '{"countries":[]}', { addedDays: new Map() }],
  ['frosmo_search_sort_by', 'most-sold', { searchSortBy: 'most-sold' }],
  ['frosmo_category_strategy', 'newest_first', { categoryStrategy: 'newest_first' }],
  ['script_tags', JSON.stringify([tag]), { scriptTags: [tag as GeneralSettings['scriptTags'][number]] }],
  ['legal_guarantee_years', '{"SE":4,"fr":2}', { legalGuaranteeYears: { se: 4, es: 3, pt: 3, no: 5, is: 5, fr: 2 } }],
  ['quick_add_products', '  ', {}],
])('%s %s is read (CONF-40 to CONF-53, CONF-72, CONF-114)', (key, written, expected) => {
  const { settings, onError } = read(key, written);
  expect(settings).toEqual({ ...defaults, ...expected });
  expect(onError).not.toHaveBeenCalled();
});

it.each([
  ['blog_category_order', 'guide,nonsense'],
  ['price_ending_max_days', '-1'],
  ['price_ending_max_days', 'a month'],
  ['rental_enabled', 'yes'],
  ['part_delivery_mode', 'sometimes'],
  ['experience_manufacturer_list', '/routa/'],
  ['auto_translations_disabled', '1'],
  ['quick_add_products', '[3020]'],
  ['quick_add_products', '{"modelId":3020'],
  ['feature_flags', '{"no_such_flag":true}'],
  ['default_search_engine', 'some other'],
  ['hidden_dynamic_page_menu_items', '["terms"'],
  ['hidden_dynamic_page_menu_items', 'kesakauppa,,'],
  ['hidden_dynamic_page_menu_items', '/kesakauppa/'],
  ['target_country_delivery_added_days', '{'],
  [
    'target_country_delivery_added_days',
    '{"countries":[{"delivery_country_code":"se","delivery_days":{"1-3":"many"}}]}',
  ],
  ['legal_guarantee_years', '{"se":1}'],
  ['legal_guarantee_years', '{"sweden":3}'],
  ['frosmo_search_sort_by', 'price&admin=1'],
  ['frosmo_category_strategy', 'two words'],
  ['script_tags', JSON.stringify([{ ...tag, src: 'javascript:alert(1)' }])],
  ['script_tags', JSON.stringify([{ ...tag, consent: 'none' }])],
])('%s %s is an error in the log, and the default holds (CONF-56, CONF-112)', (key, written) => {
  const { settings, onError } = read(key, written);
  expect(settings).toEqual(defaults);
  expect(String(onError.mock.calls)).toContain(key);
});

it('an empty text gives way to the general one, and an empty setting to its default (CONF-112)', () => {
  const onError = vi.fn();
  const written = { search_bar_placeholder: 'Hae', search_bar_placeholder_en: ' ', default_brand: '' };
  const usable = usableSettings(new Map(Object.entries(written)), onError);
  expect(settingText(usable, 'search_bar_placeholder', 'en')).toBe('Hae');
  expect(usable.has('default_brand')).toBe(false);
  expect(onError).not.toHaveBeenCalled();
});

it.each([
  ['ski_package_discount_percent', 'ten'],
  ['ski_package_discount_percent', '100'],
  ['invoice_gift_card_limit', '-5'],
  ['default_brand', '/kaamos/'],
  ['legacy_model_ids', '118;204'],
  ['vuota_model_ids', 'all'],
  ['shoe_group', 'footwear'],
  ['more_postal_codes', '1234'],
  ['ski_wizard_alpine', 'no'],
  ['blocked_stock_text_sv', 'x'.repeat(501)],
])(
  '%s %s, which is asked for as it is written, is an error in the log too, and has its default (CONF-112)',
  (key, written) => {
    const onError = vi.fn();
    expect(usableSettings(new Map([[key, written]]), onError).has(key)).toBe(false);
    expect(String(onError.mock.calls)).toContain(key);
  },
);

it('every setting has a default that its own rule reads (STAFF-34)', () => {
  for (const { key, control, read, otherwise } of settingRules.values()) {
    const written = Array.isArray(otherwise) ? otherwise.join(', ') : String(otherwise);
    const isSimple = ['string', 'number', 'boolean'].includes(typeof otherwise) || Array.isArray(otherwise);
    if (isSimple && written !== '') expect(() => read(written), key).not.toThrow();
    if (control.type === 'number') {
      expect(() => read(String(control.min)), key).not.toThrow();
      expect(() => read(String(control.max)), key).not.toThrow();
      expect(() => read(String(control.max + 1)), key).toThrow();
    }
  }
  expect(settingOf('frontpage_title_sv')).toMatchObject({ rule: { key: 'frontpage_title' }, locale: 'sv' });
  expect(settingOf('rental_enabled_sv')).toBeNull();
});
