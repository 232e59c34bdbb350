import type { Model } from './model.ts';

/** Lists show what everybody may see and buy outside gift campaigns (spec: catalogue §3 campaign_only, is_public). */
export const isListed = ({ is_public, campaign_only }: Pick<Model, 'is_public' | 'campaign_only'>): boolean =>
  is_public && !campaign_only;
