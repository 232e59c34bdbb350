import type { Model } from './model.ts';

/** Lists show what everybody may see and buy outside gift campaigns (LIST-74). */
export const isListed = ({ is_public, campaign_only }: Pick<Model, 'is_public' | 'campaign_only'>): boolean =>
  is_public && !campaign_only;
