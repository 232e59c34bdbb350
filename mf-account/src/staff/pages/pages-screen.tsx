import type { StaffContentPages } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { locales } from 'mf-shared/rules/locales';
import { MakeNew } from '../kept-rows.tsx';
import { WrittenRoom } from '../written/written-room.tsx';
import { WrittenRow } from '../written/written-row.tsx';
import { NewPageForm } from './new-page.tsx';

/** Pages of text by words, by whether shoppers see them and by a language that they lack (STAFF-55). */
export function PagesScreen() {
  const text = useText('mf-account');
  const states = {
    name: 'state',
    values: ['', 'published', 'planned', 'hidden'],
    wordsOf: (state: string) => text(`staff_pages.${state || 'any'}`),
  };
  const above = (onChanged: () => void) => (
    <MakeNew title={text('staff_pages.new')} onMade={onChanged}>
      {(onMade) => <NewPageForm onMade={onMade} />}
    </MakeNew>
  );
  return (
    <WrittenRoom<StaffContentPages['results'][number]> name="pages" choices={[states]} above={above}>
      {({ id, title, path, section, languages, standing }) => (
        <WrittenRow
          path={`/staff/pages/${id}/`}
          title={title || text('staff_pages.numbered', { id: String(id) })}
          facts={[path, text(`staff_pages.section_${section}`)]}
          standing={text(`staff_pages.${standing}`)}
          isShown={standing === 'published'}
          languages={languages.length}
          written={text('staff_pages.languages', { written: String(languages.length), all: String(locales.length) })}
        />
      )}
    </WrittenRoom>
  );
}
