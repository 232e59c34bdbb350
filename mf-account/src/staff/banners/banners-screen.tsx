import type { StaffBanners } from 'mf-shared/contract';
import { bannerSpots } from 'mf-shared/contract/staff-choices';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { MakeNew } from '../kept-rows.tsx';
import { timeWords } from '../written/stored-words.ts';
import { WrittenRoom } from '../written/written-room.tsx';
import { WrittenRow } from '../written/written-row.tsx';
import { FrontPage } from './front-page.tsx';
import { NewBannerForm } from './new-banner.tsx';

/** Banners by words, by where they stand, by running, to come and over, and by a language that they lack (STAFF-69), beside the order of the front page (STAFF-77). */
export function BannersScreen() {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const choices = [
    {
      name: 'spot',
      values: ['', ...bannerSpots],
      wordsOf: (each: string) => text(each ? `staff_banners.spot_${each}` : 'staff_banners.any'),
    },
    {
      name: 'state',
      values: ['', 'running', 'planned', 'over', 'hidden'],
      wordsOf: (each: string) => text(`staff_banners.${each || 'any'}`),
    },
  ];
  const above = (onChanged: () => void) => (
    <>
      <MakeNew title={text('staff_banners.new')} onMade={onChanged}>
        {(onMade) => <NewBannerForm onMade={onMade} />}
      </MakeNew>
      <FrontPage />
    </>
  );
  return (
    <WrittenRoom<StaffBanners['results'][number]> name="banners" choices={choices} above={above}>
      {({ id, name, spot, sort_order, standing, languages, ...moments }) => (
        <WrittenRow
          path={`/staff/banners/${id}/`}
          title={name || text('staff_banners.numbered', { id: String(id) })}
          facts={[
            text(`staff_banners.spot_${spot}`),
            text('staff_banners.in_place', { place: String(sort_order) }),
            ...timeWords(moments, { text, locale }),
          ]}
          standing={text(`staff_banners.${standing}`)}
          isShown={standing === 'running'}
          languages={languages.length}
          written={text('staff_banners.languages', {
            written: String(languages.length),
            all: String(locales.length),
          })}
        />
      )}
    </WrittenRoom>
  );
}
