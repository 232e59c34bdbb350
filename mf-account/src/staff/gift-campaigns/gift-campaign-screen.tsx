import type { StaffGiftCampaign } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { useRoomTitle } from '../room-title.ts';
import { StaffRecord } from '../staff-record.tsx';
import { RemoveRecord } from '../written/remove-record.tsx';
import { timeWords } from '../written/stored-words.ts';
import { WrittenRecord } from '../written/written-record.tsx';
import { GiftCampaignForm, type StoredGiftCampaign } from './gift-campaign-form.tsx';
import { GiftCodes } from './gift-codes.tsx';

/** One gift campaign: its words in each language, its times, its gifts and its codes (STAFF-61). */
export function GiftCampaignScreen({ id }: { id: string }) {
  const text = useText('mf-account');
  const path = `/api/staff/gift-campaigns/${encodeURIComponent(id)}/`;
  const missing = text('staff_gift-campaigns.missing');
  return (
    <StaffRecord<StaffGiftCampaign> path={path} room="gift-campaigns" missing={missing} keepsPrevious>
      {(campaign, retry) => <GiftCampaignParts campaign={campaign} onSaved={retry} />}
    </StaffRecord>
  );
}

interface GiftCampaignPartsProps {
  campaign: StaffGiftCampaign;
  onSaved: () => void;
}

function GiftCampaignParts({ campaign, onSaved }: GiftCampaignPartsProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { id, path, standing, code_count, uses, max_uses, gifts, ...state } = campaign;
  const { names } = state;
  const name =
    names[locale] ?? names.fi ?? Object.values(names)[0] ?? text('staff_gift-campaigns.numbered', { id: String(id) });
  useRoomTitle(name);
  const isRunning = standing === 'running';
  const standingNow = text(`staff_gift-campaigns.${standing}`);
  const facts = [
    ...[path, ...(isRunning ? [standingNow] : [])],
    text('staff_gift-campaigns.code_count', { count: code_count }),
    ...(code_count > 0 ? [text('staff_gift-campaigns.used_of', { count: uses, of: max_uses })] : []),
    ...timeWords(campaign, { text, locale }),
  ];
  const stored: StoredGiftCampaign = { id, gifts, state };
  return (
    <>
      <WrittenRecord facts={facts} path={path} notShown={isRunning ? null : standingNow}>
        <GiftCampaignForm campaign={stored} name={name} onSaved={onSaved} />
      </WrittenRecord>
      <GiftCodes campaignId={id} slug={path.split('/').filter(Boolean).at(-1) ?? ''} onChanged={onSaved} />
      {/* The log brings it back with its codes. */}
      <RemoveRecord room="gift-campaigns" was={state} {...{ id, name, onSaved }} />
    </>
  );
}
