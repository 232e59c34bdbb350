import type { CampaignState } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { readCampaign, typeCampaign } from './typed-campaign.ts';

const state: CampaignState = {
  ...{ titles: { en: 'Snow' }, slugs: { en: 'snow' }, descriptions: { en: 'White' }, is_active: false },
  ...{ club_starts_at: '2026-12-01T10:00:00.000Z', starts_at: '2026-12-02T10:00:30.000Z', ends_at: null },
  ...{ image: '/media/scenes/bog', products: ['kuura', 'ski'] },
};

it('a campaign is read back as it was shown, to the second, without languages that have no words (STAFF-60)', () => {
  expect(readCampaign(typeCampaign(state), state)).toEqual(state);
  const typed = { ...typeCampaign(state), title_sv: '  ', club_starts_at: '', is_active: 'yes' };
  expect(readCampaign(typed, state)).toEqual({ ...state, club_starts_at: null, is_active: true });
});
