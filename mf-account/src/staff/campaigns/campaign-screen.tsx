import type { StaffCampaign } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { useRoomTitle } from '../room-title.ts';
import { StaffRecord } from '../staff-record.tsx';
import { RemoveRecord } from '../written/remove-record.tsx';
import { timeWords } from '../written/stored-words.ts';
import { WrittenRecord } from '../written/written-record.tsx';
import { CampaignForm } from './campaign-form.tsx';

/** One campaign: its words in each language, its times, and its products with their prices (STAFF-60). */
export function CampaignScreen({ id }: { id: string }) {
  const text = useText('mf-account');
  const path = `/api/staff/campaigns/${encodeURIComponent(id)}/`;
  return (
    <StaffRecord<StaffCampaign> path={path} room="campaigns" missing={text('staff_campaigns.missing')} keepsPrevious>
      {(campaign, retry) => <CampaignParts campaign={campaign} onSaved={retry} />}
    </StaffRecord>
  );
}

interface CampaignPartsProps {
  campaign: StaffCampaign;
  onSaved: () => void;
}

function CampaignParts({ campaign, onSaved }: CampaignPartsProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { id, path, standing, product_facts: _facts, ...was } = campaign;
  const { titles } = was;
  const name =
    titles[locale] ?? titles.fi ?? Object.values(titles)[0] ?? text('staff_campaigns.numbered', { id: String(id) });
  useRoomTitle(name);
  const isSeen = standing === 'running' || standing === 'club';
  const standingNow = text(`staff_campaigns.${standing}`);
  return (
    <>
      <WrittenRecord
        facts={[path, ...(isSeen ? [standingNow] : []), ...timeWords(campaign, { text, locale })]}
        path={path}
        notShown={isSeen ? null : standingNow}
      >
        <CampaignForm campaign={campaign} name={name} onSaved={onSaved} />
      </WrittenRecord>
      <RemoveRecord room="campaigns" {...{ id, name, was, onSaved }} />
    </>
  );
}
