import type { StaffContentPage } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { useRoomTitle } from '../room-title.ts';
import { StaffRecord } from '../staff-record.tsx';
import { WrittenRecord } from '../written/written-record.tsx';
import { notShownWords } from './not-shown-words.ts';
import { PageForm } from './page-form.tsx';
import { tabbedId } from './path-of-page.ts';
import { TabbedPageScreen } from './tabbed-page-screen.tsx';

/** One page, by the number of its address: of text, or with tabs (STAFF-55, STAFF-59). */
export function PageScreen({ id }: { id: string }) {
  const tabbed = tabbedId(id);
  return tabbed === null ? <TextPageScreen id={id} /> : <TabbedPageScreen id={tabbed} />;
}

/** One page of text: its words in each language, and whether shoppers see it (STAFF-55). */
function TextPageScreen({ id }: { id: string }) {
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
  const { id, titles, path, section } = page;
  const name =
    titles[locale] ?? titles.fi ?? Object.values(titles)[0] ?? text('staff_pages.numbered', { id: String(id) });
  useRoomTitle(name);
  return (
    <WrittenRecord
      facts={[path, text(`staff_pages.section_${section}`)]}
      path={path}
      notShown={notShownWords(page, { text, locale })}
    >
      <PageForm page={page} name={name} onSaved={onSaved} />
    </WrittenRecord>
  );
}
