import type { ColumnType } from 'kysely';
import type { Day, Generated, JsonDefault, Texts } from './column-kinds.ts';

export interface StoredImage {
  /** Path under /media/ without the leading `/media/`. */
  path: string;
  captions?: Texts;
}

export interface StoredQuote {
  texts: Texts;
  image: string;
  name: string;
}

export interface ProductModelsTable {
  id: number;
  uuid: Generated<string>;
  slug: string;
  model_number: Generated<string>;
  manufacturer_id: number;
  image: Generated<string>;
  extra_images: JsonDefault<StoredImage[]>;
  tax_class: Generated<number>;
  published_on: Day;
  sold_amount: Generated<number>;
  show_discount_percentage: Generated<boolean>;
  on_order: Generated<boolean>;
  is_public: Generated<boolean>;
  is_bundle: Generated<boolean>;
  is_gift_card: Generated<boolean>;
  is_multi_color: Generated<boolean>;
  is_extended_range: Generated<boolean>;
  belongs_to_outlet: Generated<boolean>;
  campaign_only: Generated<boolean>;
  has_videos: Generated<boolean>;
  binding_ski_combo: Generated<boolean>;
  promoted_colour_id: number | null;
  size_table_id: number | null;
  quote: ColumnType<StoredQuote | null, string | null | undefined, string | null>;
  ski_sport: 'alpine' | 'nordic' | null;
  ski_piece: 'skis' | 'bindings' | 'boots' | null;
  second_hand_parent_id: number | null;
  second_hand_condition: string | null;
  shelf_codes: Generated<string[]>;
  blocked_countries: Generated<string[]>;
  allowed_delivery_methods: string[] | null;
  per_international_package: number | null;
  block_infos: JsonDefault<Texts>;
}

export interface ModelTextsTable {
  model_id: number;
  locale: string;
  name: string;
  short_description: Generated<string>;
  description: Generated<string>;
  long_description_html: Generated<string>;
  meta_description: Generated<string>;
  tagline: Generated<string>;
  model_notice: Generated<string>;
  is_manual: Generated<boolean>;
  /** Kept by trigger. */
  search: Generated<string>;
}

export interface ModelColoursTable {
  model_id: number;
  colour_id: number;
  sort_order: Generated<number>;
  images: JsonDefault<StoredImage[]>;
}

export interface ModelPropertiesTable {
  model_id: number;
  property_id: number;
  value: string;
  number: number | null;
}

export interface ModelTagsTable {
  model_id: number;
  tag_id: number;
  sort_order: Generated<number>;
}

export interface ModelRelationsTable {
  model_id: number;
  related_model_id: number;
  kind: 'recommended' | 'also_bought';
  sort_order: Generated<number>;
}

export interface ProductModelsTables {
  product_models: ProductModelsTable;
  model_texts: ModelTextsTable;
  model_colours: ModelColoursTable;
  model_properties: ModelPropertiesTable;
  model_tags: ModelTagsTable;
  model_relations: ModelRelationsTable;
}
