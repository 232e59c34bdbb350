import { localeCodes } from 'mf-shared/contract';
import { six } from '../text/six-languages.ts';
import { searchSynonyms } from './search-synonyms.ts';

const perLanguage = (key: string, line: string) => {
  const texts = six(line);
  return [
    { key, value: texts.fi },
    ...localeCodes.map((locale) => ({ key: `${key}_${locale}`, value: texts[locale] })),
  ];
};

/** Rules CONF-37 to CONF-55. */
export const demoSettings: readonly { key: string; value: string; is_public: boolean }[] = [
  ...perLanguage(
    'search_bar_placeholder',
    'Etsi takkeja, saappaita, merkkejä | Search jackets, boots, brands | Sök jackor, kängor, märken | Jacken, Stiefel, Marken suchen | Vestes, chaussures, marques… | Куртки, ботинки, марки',
  ),
  ...perLanguage(
    'frontpage_title',
    'Varusteita pohjoisen säähän | Gear for Nordic weather | Utrustning för nordiskt väder | Ausrüstung für nordisches Wetter | Équipement pour le temps du Nord | Снаряжение для северной погоды',
  ),
  ...perLanguage(
    'frontpage_meta_description',
    'Takit, kengät, teltat ja sukset pohjoisen säähän. Toimitus maksutta yli 79 €, 100 päivän palautus ja oma korjauspalvelu. | Jackets, boots, tents and skis for Nordic weather. Free delivery over 79 €, 100 days to return, our own repair service. | Jackor, kängor, tält och skidor för nordiskt väder. Fri frakt över 79 €, 100 dagars retur, egen verkstad. | Jacken, Schuhe, Zelte und Ski für nordisches Wetter. Versand ab 79 € frei, 100 Tage Rückgabe, eigene Werkstatt. | Vestes, chaussures, tentes et skis pour le Nord. Livraison offerte dès 79 €, retour 100 jours, atelier de réparation. | Куртки, обувь, палатки и лыжи для северной погоды. Доставка бесплатно от 79 €, возврат 100 дней, своя мастерская.',
  ),
  ...perLanguage(
    'blocked_stock_text',
    'Tätä tuotetta myydään vain myymälöissä. | This product is sold in stores only. | Produkten säljs bara i butik. | Dieses Produkt gibt es nur in Filialen. | Cet article est vendu en magasin uniquement. | Этот товар продаётся только в магазинах.',
  ),
  { key: 'blog_category_order', value: 'guide,test,event,blog,club-offer' },
  { key: 'price_ending_max_days', value: '30' },
  { key: 'rental_enabled', value: 'true' },
  { key: 'part_delivery_mode', value: 'optional' },
  { key: 'invoice_gift_card_limit', value: '500' },
  { key: 'experience_manufacturer_list', value: 'kaamos,rova,norrhem' },
  { key: 'auto_translations_disabled', value: 'false' },
  { key: 'quick_add_products', value: JSON.stringify([{ modelId: 3020 }, { modelId: 3032 }]) },
  { key: 'feature_flags', value: JSON.stringify({ shoe_wizard: true }) },
  // Scripts of others, to try them with; nobody answers a demo's chat.
  { key: 'script_tags', value: process.env.DEMO_SCRIPT_TAGS || '[]' },
  {
    key: 'shop_pictures',
    value: JSON.stringify({
      ...{ share: '/media/scenes/hero-wide', thanks: '/media/scenes/strip' },
      ...{ missing: '/media/scenes/bog', failed: '/media/scenes/lake-night' },
      ...{ forest: '/media/scenes/bog', corporate: '/media/scenes/boards' },
    }),
  },
  { key: 'shoe_group', value: '/footwear/' },
  { key: 'default_search_engine', value: 'internal' },
  { key: 'hidden_dynamic_page_menu_items', value: '' },
  { key: 'target_country_delivery_added_days', value: JSON.stringify({ countries: [] }) },
  { key: 'search_synonyms', value: searchSynonyms },
  { key: 'frosmo_search_sort_by', value: 'default' },
  { key: 'frosmo_category_strategy', value: 'sort-product-group' },
  { key: 'ski_package_discount_percent', value: '10' },
  { key: 'default_brand', value: 'kaamos' },
  { key: 'legacy_model_ids', value: '118,204' },
  { key: 'vuota_model_ids', value: '4767,4696' },
].map((setting) => ({ ...setting, is_public: true }));
