import type { StaffBanner } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { useRoomTitle } from '../room-title.ts';
import { StaffRecord } from '../staff-record.tsx';
import { RemoveRecord } from '../written/remove-record.tsx';
import { timeWords } from '../written/stored-words.ts';
import { WrittenRecord } from '../written/written-record.tsx';
import { BannerForm } from './banner-form.tsx';

/** One banner: its words and links in each language, its picture, colours and times (STAFF-69). */
export function BannerScreen({ id }: { id: string }) {
  const text = useText('mf-account');
  const path = `/api/staff/banners/${encodeURIComponent(id)}/`;
  return (
    <StaffRecord<StaffBanner> path={path} room="banners" missing={text('staff_banners.missing')} keepsPrevious>
      {(banner, retry) => <BannerParts banner={banner} onSaved={retry} />}
    </StaffRecord>
  );
}

interface BannerPartsProps {
  banner: StaffBanner;
  onSaved: () => void;
}

function BannerParts({ banner, onSaved }: BannerPartsProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { id, standing, ...was } = banner;
  const { headings, titles, spot } = was;
  const words = [headings[locale], titles[locale], ...Object.values(headings), ...Object.values(titles)];
  const name = words.find(Boolean) ?? text('staff_banners.numbered', { id: String(id) });
  useRoomTitle(name);
  const standingNow = text(`staff_banners.${standing}`);
  const isSeen = standing === 'running';
  return (
    <>
      <WrittenRecord
        facts={[
          text(`staff_banners.spot_${spot}`),
          ...(isSeen ? [standingNow] : []),
          ...timeWords(banner, { text, locale }),
        ]}
        path="/"
        notShown={isSeen ? null : standingNow}
      >
        <BannerForm banner={banner} name={name} onSaved={onSaved} />
      </WrittenRecord>
      <RemoveRecord room="banners" {...{ id, name, was, onSaved }} />
    </>
  );
}
