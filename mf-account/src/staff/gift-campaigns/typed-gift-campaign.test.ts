import type { GiftCampaignState } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { readCodes, readGiftCampaign, typeGiftCampaign } from './typed-gift-campaign.ts';

const state: GiftCampaignState = {
  ...{ names: { en: 'For the team' }, descriptions: { en: 'Choose one' }, is_active: true },
  ...{ starts_at: '2026-12-02T10:00:30.000Z', ends_at: null, image: '', products: ['kuura', 'ski'] },
};

it('a gift campaign is read back as it was shown, to the second, without languages that have no words (STAFF-61)', () => {
  expect(readGiftCampaign(typeGiftCampaign(state), state)).toEqual(state);
  const typed = { ...typeGiftCampaign(state), name_sv: '  ', starts_at: '', is_active: '' };
  expect(readGiftCampaign(typed, state)).toEqual({ ...state, starts_at: null, is_active: false });
});

it('typed codes are read whatever stands between them (STAFF-61)', () => {
  expect(readCodes(' TEAM-26, TEAM-27;\nTEAM-28\t')).toEqual(['TEAM-26', 'TEAM-27', 'TEAM-28']);
  expect(readCodes('  \n')).toEqual([]);
});
