import type { StaffGiftCampaigns } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { MakeNew } from '../kept-rows.tsx';
import { timeWords } from '../written/stored-words.ts';
import { WrittenRoom } from '../written/written-room.tsx';
import { WrittenRow } from '../written/written-row.tsx';
import { NewGiftCampaignForm } from './new-gift-campaign.tsx';

/** Gift campaigns by words or a code, by running, to come and over, and by a language that they lack (STAFF-61). */
export function GiftCampaignsScreen() {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const state = {
    name: 'state',
    values: ['', 'running', 'planned', 'over', 'hidden'],
    wordsOf: (each: string) => text(`staff_gift-campaigns.${each || 'any'}`),
  };
  const above = (onChanged: () => void) => (
    <MakeNew title={text('staff_gift-campaigns.new')} onMade={onChanged}>
      {(onMade) => <NewGiftCampaignForm onMade={onMade} />}
    </MakeNew>
  );
  return (
    <WrittenRoom<StaffGiftCampaigns['results'][number]> name="gift-campaigns" choices={[state]} above={above}>
      {({ id, name, standing, languages, product_count, code_count, uses, max_uses, ...moments }) => (
        <WrittenRow
          path={`/staff/gift-campaigns/${id}/`}
          title={name || text('staff_gift-campaigns.numbered', { id: String(id) })}
          facts={[
            text('staff_gift-campaigns.product_count', { count: product_count }),
            text('staff_gift-campaigns.code_count', { count: code_count }),
            ...(code_count > 0 ? [text('staff_gift-campaigns.used_of', { count: uses, of: max_uses })] : []),
            ...timeWords(moments, { text, locale }),
          ]}
          standing={text(`staff_gift-campaigns.${standing}`)}
          isShown={standing === 'running'}
          languages={languages.length}
          written={text('staff_gift-campaigns.languages', {
            written: String(languages.length),
            all: String(locales.length),
          })}
        />
      )}
    </WrittenRoom>
  );
}
