import type { ProductModel, TaxAreaPrices, Variant } from 'mf-shared/contract';

/** Builders of product models for tests; each takes only what the test is about. */
const prices: TaxAreaPrices = {
  active: 100,
  regular: 100,
  club: null,
  discount_value: 0,
  discount_free: 100,
  lowest_30_days: null,
  type: 'normal',
  ribbon: null,
};

interface VariantWish {
  id: number;
  color?: string;
  size?: string;
  sizeOrder?: number;
  type?: string;
  inStock?: number;
  number?: number;
  isBlocked?: boolean;
  isOnOrder?: boolean;
  stocks?: Record<string, number>;
}

export function buildVariant(wish: VariantWish): Variant {
  return {
    id: wish.id,
    colour: wish.color ?? 'Spruce',
    color_slug: (wish.color ?? 'Spruce').toLowerCase(),
    color: '#2f5d50',
    teksonumber: `T${wish.id}`,
    size: wish.size ? { name: wish.size, sort_order: wish.sizeOrder ?? wish.id } : null,
    product_type: wish.type ? { name: wish.type, sort_order: wish.id, title: 'Type' } : null,
    images: [],
    model_id: 1,
    model_name: 'Kuura',
    prices: { '1': prices },
    stock_data: {
      in_stock: wish.inStock ?? 3,
      blocked_stock: wish.isBlocked ?? false,
      detailed_stocks: wish.stocks ?? {},
      has_stock_tekso_ids: [],
    },
    shipping_time: { string: '5 weeks', number: wish.number ?? 1, days: '1-3' },
    stock_incoming_str: '',
    on_order: wish.isOnOrder ?? false,
  };
}

export function buildModel(wishes: readonly VariantWish[], change: Partial<ProductModel> = {}): ProductModel {
  const paths = {
    fi: '/kaamos/takit/kuura/',
    en: '/kaamos/jackets/kuura/',
    sv: '/kaamos/jackor/kuura/',
    de: '/kaamos/jacken/kuura/',
    fr: '/kaamos/vestes/kuura/',
    ru: '/kaamos/kurtki/kuura/',
  };
  const group = { id: 1, name: 'Jackets', path: '/jackets/' };
  return {
    id: 1,
    name: 'Kuura',
    uuid: 'u',
    modelnumber: 'M1',
    slug: 'kuura',
    model_url: paths.en,
    paths,
    canonical_url: paths.en,
    meta_description: '',
    manufacturer: { id: 1, name: 'Kaamos', slug: 'kaamos', image: null, producer: null, description: '' },
    long_description_html: '',
    short_description: '',
    translated_fields: {},
    groups: [{ ...group, ancestors: [] }],
    main_group: group,
    parents: [],
    products: wishes.map(buildVariant),
    extra_images: [],
    model_properties: [],
    ribbons: [],
    sustainable_label: '',
    prices: { '1': prices },
    variant_prices: {},
    show_discount_percentage: true,
    converted_prices: {},
    tax_class: 5,
    rating: 0,
    rating_count: 0,
    fit_note: '',
    on_order: false,
    is_bundle: false,
    bundle_models: [],
    is_multi_color: false,
    is_extended_range: false,
    belongs_to_outlet: false,
    campaign_only: false,
    has_videos: false,
    is_public: true,
    is_legacy: false,
    promoted_colour: null,
    gift_card_templates: [],
    price_ending: null,
    price_ending_max_days: 30,
    model_notice: '',
    blocked_stock_text: '',
    tagline: '',
    quote: null,
    ski_wizard: { belongsTo: false, group: null, sport: null },
    binding_ski_combo: false,
    blogs: [],
    shelf_code: '',
    shelf_code_two: '',
    shelf_code_three: '',
    shelf_code_four: '',
    shelf_code_five: '',
    shelf_code_six: '',
    second_hand_parent: null,
    sizetable: null,
    ...change,
  };
}
