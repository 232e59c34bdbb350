import type { ProductListRequest } from 'mf-shared/contract';
import { Refusal } from '../../http/refusal.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { type Group, groupKey } from '../../read-model/group-tree.ts';
import type { Model } from '../../read-model/model.ts';
import { modelsOfCampaign, runningCampaign } from './running-campaign.ts';
import { shopWideModels } from './shop-wide-models.ts';

export interface ListSource {
  /** Names the list among all lists. */
  key: string;
  /** What makes the list stale within a version. */
  tag: string;
  models: () => readonly Model[];
  /** Where it is a group's list. */
  group?: Group;
}

/** The list that a request names. @throws Refusal 404 for a group, brand or campaign that does not exist */
export function listSource(catalogue: Catalogue, { source, id, slug = '' }: ProductListRequest): ListSource {
  switch (source) {
    case 'ProductGroup': {
      const { byId, byPath } = catalogue.groups;
      const group = id === undefined ? byPath.get(groupKey(slug)) : byId.get(id);
      if (!group) throw new Refusal(404, 'product_group_not_found');
      return {
        key: `group:${group.id}`,
        tag: `group:${group.id}`,
        models: () => catalogue.modelsOfGroup(group),
        group,
      };
    }
    case 'Manufacturer': {
      const { manufacturers, manufacturersBySlug } = catalogue;
      const maker = id === undefined ? manufacturersBySlug.get(slug.toLowerCase()) : manufacturers.get(id);
      if (!maker) throw new Refusal(404, 'manufacturer_not_found');
      const key = `manufacturer:${maker.id}`;
      return { key, tag: key, models: () => catalogue.modelsOfManufacturer(maker.id) };
    }
    case 'Campaign': {
      const campaign = runningCampaign(catalogue, slug);
      if (!campaign) throw new Refusal(404, 'campaign_not_found');
      return { key: `campaign:${campaign.id}`, tag: 'lists', models: () => modelsOfCampaign(campaign, catalogue) };
    }
    default:
      return { key: source, tag: 'lists', models: () => shopWideModels[source](catalogue) };
  }
}
