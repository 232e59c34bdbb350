import type { StaffCampaigns } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { MakeNew } from '../kept-rows.tsx';
import { timeWords } from '../written/stored-words.ts';
import { WrittenRoom } from '../written/written-room.tsx';
import { WrittenRow } from '../written/written-row.tsx';
import { NewCampaignForm } from './new-campaign.tsx';

/** Campaigns by words, by running, to come and over, and by a language that they lack (STAFF-60). */
export function CampaignsScreen() {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const state = {
    name: 'state',
    values: ['', 'running', 'planned', 'over', 'hidden'],
    wordsOf: (each: string) => text(`staff_campaigns.${each || 'any'}`),
  };
  const above = (onChanged: () => void) => (
    <MakeNew title={text('staff_campaigns.new')} onMade={onChanged}>
      {(onMade) => <NewCampaignForm onMade={onMade} />}
    </MakeNew>
  );
  return (
    <WrittenRoom<StaffCampaigns['results'][number]> name="campaigns" choices={[state]} above={above}>
      {({ id, title, standing, languages, product_count, ...moments }) => (
        <WrittenRow
          path={`/staff/campaigns/${id}/`}
          title={title || text('staff_campaigns.numbered', { id: String(id) })}
          facts={[
            text('staff_campaigns.product_count', { count: product_count }),
            ...timeWords(moments, { text, locale }),
          ]}
          standing={text(`staff_campaigns.${standing}`)}
          isShown={standing === 'running'}
          languages={languages.length}
          written={text('staff_campaigns.languages', {
            written: String(languages.length),
            all: String(locales.length),
          })}
        />
      )}
    </WrittenRoom>
  );
}
