import type { StaffContentPages } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { locales } from 'mf-shared/rules/locales';
import { WrittenRoom } from '../written/written-room.tsx';
import { WrittenRow } from '../written/written-row.tsx';

/** Pages of text by words, by whether shoppers see them and by a language that they lack (STAFF-55). */
export function PagesScreen() {
  const text = useText('mf-account');
  const states = {
    name: 'state',
    values: ['', 'published', 'hidden'],
    wordsOf: (state: string) => text(`staff_pages.${state || 'any'}`),
  };
  return (
    <WrittenRoom<StaffContentPages['results'][number]> name="pages" choices={[states]}>
      {({ id, title, path, section, languages, is_published }) => (
        <WrittenRow
          path={`/staff/pages/${id}/`}
          title={title || text('staff_pages.numbered', { id: String(id) })}
          facts={[path, text(`staff_pages.section_${section}`)]}
          standing={text(is_published ? 'staff_pages.published' : 'staff_pages.hidden')}
          isShown={is_published}
          languages={languages.length}
          written={text('staff_pages.languages', { written: String(languages.length), all: String(locales.length) })}
        />
      )}
    </WrittenRoom>
  );
}
