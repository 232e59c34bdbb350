import type { StaffTabbedPage } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { useRoomTitle } from '../room-title.ts';
import { StaffRecord } from '../staff-record.tsx';
import room from '../staff-room.module.css';
import { WrittenRecord } from '../written/written-record.tsx';
import { notShownWords } from './not-shown-words.ts';
import { TabRows } from './tab-rows.tsx';
import { TabbedPageForm } from './tabbed-page-form.tsx';
import { useSavePage } from './use-save-tabs.ts';

/** One page with tabs: what it is called, its tabs in each language, and when and where shoppers find it (STAFF-59). */
export function TabbedPageScreen({ id }: { id: string }) {
  const text = useText('mf-account');
  const path = `/api/staff/tabbed-pages/${encodeURIComponent(id)}/`;
  return (
    <StaffRecord<StaffTabbedPage> path={path} room="pages" missing={text('staff_pages.missing')} keepsPrevious>
      {(page, retry) => <TabbedPageParts page={page} onSaved={retry} />}
    </StaffRecord>
  );
}

/** The forms of a page with tabs: its own, and those of its tabs. */
export function TabbedPageParts({ page, onSaved }: { page: StaffTabbedPage; onSaved: () => void }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { id, titles, path, section, languages } = page;
  const { state, savePage, saveTabs, preview } = useSavePage(page, onSaved);
  const name =
    titles[locale] ?? titles.fi ?? Object.values(titles)[0] ?? text('staff_pages.numbered', { id: String(id) });
  useRoomTitle(name);
  const shown = text('staff_pages.languages', { written: String(languages.length), all: String(locales.length) });
  return (
    <>
      <WrittenRecord
        facts={[path, text(`staff_pages.section_${section}`), text('staff_pages.kind_tabs'), shown]}
        path={path}
        notShown={notShownWords(page, { text, locale })}
      >
        <TabbedPageForm {...{ id, name, state, savePage, onSaved }} />
      </WrittenRecord>
      <section className={room.list} aria-labelledby="page-tabs">
        <h2 id="page-tabs">{text('staff_pages.tabs')}</h2>
        <p className={room.muted}>{text('staff_pages.tabs_lead')}</p>
        <TabRows tabs={state.tabs} save={saveTabs} {...{ preview, onSaved }} own={state.tabs} above={[]} />
      </section>
    </>
  );
}
