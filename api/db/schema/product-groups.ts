import type { Generated, Json, JsonDefault, Texts } from './column-kinds.ts';

export interface GroupTexts {
  description_html?: string;
  meta_title?: string;
  meta_description?: string;
}

export interface MenuLink {
  slug: string;
  image: string;
  titles: Texts;
}

export interface ProductGroupsTable {
  id: number;
  parent_id: number | null;
  slugs: Json<Texts>;
  names: Json<Texts>;
  short_names: JsonDefault<Texts>;
  texts: JsonDefault<Texts<GroupTexts>>;
  image: Generated<string>;
  group_sorting: Generated<string>;
  filterable_properties: Generated<string[]>;
  show_in_menu: Generated<boolean>;
  menu_links: JsonDefault<MenuLink[]>;
  sort_order: Generated<number>;
}

export interface ModelGroupsTable {
  model_id: number;
  group_id: number;
  is_main: Generated<boolean>;
}

export interface ProductGroupsTables {
  product_groups: ProductGroupsTable;
  model_groups: ModelGroupsTable;
}
