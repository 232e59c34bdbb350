import type { StaffCampaign } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { PressRow } from '../kept-rows.tsx';
import { useRoomTitle } from '../room-title.ts';
import { StaffRecord } from '../staff-record.tsx';
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
  const { id, titles, path, standing } = campaign;
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
      <RemoveCampaign campaign={campaign} name={name} onSaved={onSaved} />
    </>
  );
}

/** Takes a campaign away in one press; the log brings it back. */
function RemoveCampaign({ campaign, name, onSaved }: CampaignPartsProps & { name: string }) {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  const { id, path: _path, standing: _standing, product_facts: _facts, ...was } = campaign;
  const remove = async () => {
    await api.post(`/api/staff/campaigns/${id}/remove/`, { was });
    showToast('success', text('staff_campaigns.removed', { name }));
    await navigate(href('/staff/campaigns/'));
  };
  return (
    <PressRow
      label={text('staff_campaigns.remove_named', { name })}
      title={text('staff_campaigns.remove')}
      send={remove}
      onAnswered={onSaved}
    />
  );
}
