import type { Generated, Json, JsonDefault, MomentOrNull, Texts } from './column-kinds.ts';

export interface BundlesTable {
  id: number;
  main_model_id: number;
  names: Json<Texts>;
  descriptions: JsonDefault<Texts>;
  discount_basis_points: number;
  is_active: Generated<boolean>;
}

export interface BundleItemsTable {
  bundle_id: number;
  model_id: number;
  sort_order: Generated<number>;
}

export interface ModelPartsTable {
  bundle_model_id: number;
  part_model_id: number;
  sort_order: Generated<number>;
}

export interface SkiCompatibilityTable {
  binding_model_id: number;
  with_model_id: number;
}

export interface GiftCampaignsTable {
  id: number;
  slug: string;
  names: Json<Texts>;
  texts: JsonDefault<Texts<{ description?: string }>>;
  image: string | null;
  starts_at: MomentOrNull;
  ends_at: MomentOrNull;
  is_active: Generated<boolean>;
}

export interface GiftCampaignModelsTable {
  campaign_id: number;
  model_id: number;
  sort_order: Generated<number>;
}

export interface GiftCardTemplatesTable {
  id: number;
  model_id: number;
  names: Json<Texts>;
  image: string;
  sort_order: Generated<number>;
}

export interface SetsTables {
  bundles: BundlesTable;
  bundle_items: BundleItemsTable;
  model_parts: ModelPartsTable;
  ski_compatibility: SkiCompatibilityTable;
  gift_campaigns: GiftCampaignsTable;
  gift_campaign_models: GiftCampaignModelsTable;
  gift_card_templates: GiftCardTemplatesTable;
}
