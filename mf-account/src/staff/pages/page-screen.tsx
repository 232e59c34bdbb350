import type { StaffContentPage } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { formatDay } from '../format-date-time.ts';
import { useRoomTitle } from '../room-title.ts';
import { StaffRecord } from '../staff-record.tsx';
import { WrittenRecord } from '../written/written-record.tsx';
import { PageForm } from './page-form.tsx';

/** One page of text: its words in each language, and whether shoppers see it (STAFF-55). */
export function PageScreen({ id }: { id: string }) {
  const text = useText('mf-account');
  const path = `/api/staff/pages/${encodeURIComponent(id)}/`;
  return (
    <StaffRecord<StaffContentPage> path={path} room="pages" missing={text('staff_pages.missing')} keepsPrevious>
      {(page, retry) => <PageParts page={page} onSaved={retry} />}
    </StaffRecord>
  );
}

function PageParts({ page, onSaved }: { page: StaffContentPage; onSaved: () => void }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { id, titles, path, section, standing, published_on } = page;
  const name =
    titles[locale] ?? titles.fi ?? Object.values(titles)[0] ?? text('staff_pages.numbered', { id: String(id) });
  useRoomTitle(name);
  const planned = () => text('staff_pages.planned_for', { day: formatDay(published_on, locale) });
  return (
    <WrittenRecord
      facts={[path, text(`staff_pages.section_${section}`)]}
      path={path}
      notShown={standing === 'published' ? null : standing === 'hidden' ? text('staff_pages.hidden') : planned()}
    >
      <PageForm page={page} name={name} onSaved={onSaved} />
    </WrittenRecord>
  );
}
