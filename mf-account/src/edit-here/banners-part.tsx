import type { StaffBanner, StaffBanners } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { BannerForm } from '../staff/banners/banner-form.tsx';
import { FrontPage } from '../staff/banners/front-page.tsx';
import { FailedAnswer } from '../staff/failed-answer.tsx';
import room from '../staff/staff-room.module.css';
import { PartFrame, RecordPart } from './part-frame.tsx';

type BannerRow = StaffBanners['results'][number];

/** The order of the front page, and the banners that it shows now, each with its form. */
export function BannersPart() {
  const text = useText('mf-account');
  const { data, failure, retry } = useQuery<StaffBanners>('/api/staff/banners/', {
    query: { state: 'running' },
    keepsPrevious: true,
  });
  return (
    <PartFrame room="/staff/banners/">
      <h2>{text('staff.banners')}</h2>
      <FrontPage />
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data?.results.map((banner) => (
        <BannerHere key={banner.id} banner={banner} />
      ))}
    </PartFrame>
  );
}

/** Its form is made when it is opened first, and stays with what is typed there. */
function BannerHere({ banner: { id, name } }: { banner: BannerRow }) {
  const text = useText('mf-account');
  const [wasOpened, setWasOpened] = useState(false);
  const title = name || text('staff_banners.numbered', { id: String(id) });
  return (
    <details className={room.more} onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
      <summary>{title}</summary>
      {wasOpened && (
        <RecordPart<StaffBanner>
          room={`/staff/banners/${id}/`}
          kind="banners"
          path={`/api/staff/banners/${id}/`}
          missing={text('staff_banners.missing')}
        >
          {(banner, onSaved) => <BannerForm name={title} {...{ banner, onSaved }} />}
        </RecordPart>
      )}
    </details>
  );
}
