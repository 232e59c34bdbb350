import type { StaffContentPages } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { locales } from 'mf-shared/rules/locales';
import { MakeNew } from '../kept-rows.tsx';
import { WrittenRoom } from '../written/written-room.tsx';
import { WrittenRow } from '../written/written-row.tsx';
import { NewPageForm } from './new-page.tsx';
import { PageOrder } from './page-order.tsx';
import { pathOfPage } from './path-of-page.ts';

/** Pages by words, kind, whether shoppers see them and a language that they lack (STAFF-55, STAFF-59). */
export function PagesScreen() {
  const text = useText('mf-account');
  const kinds = {
    name: 'kind',
    values: ['', 'text', 'tabs'],
    wordsOf: (kind: string) => text(`staff_pages.${kind ? `kind_${kind}` : 'any'}`),
  };
  const states = {
    name: 'state',
    values: ['', 'published', 'planned', 'hidden'],
    wordsOf: (state: string) => text(`staff_pages.${state || 'any'}`),
  };
  const above = (onChanged: () => void) => (
    <>
      <MakeNew title={text('staff_pages.new')} onMade={onChanged}>
        {(onMade) => <NewPageForm onMade={onMade} />}
      </MakeNew>
      <PageOrder />
    </>
  );
  return (
    <WrittenRoom<StaffContentPages['results'][number]>
      name="pages"
      choices={[kinds, states]}
      // Pages of text and pages with tabs are numbered each for themselves.
      keyOf={({ kind, id }) => `${kind} ${id}`}
      above={above}
    >
      {({ id, kind, title, path, section, languages, standing }) => (
        <WrittenRow
          path={pathOfPage(kind, id)}
          title={title || text('staff_pages.numbered', { id: String(id) })}
          facts={[
            path,
            text(`staff_pages.section_${section}`),
            ...(kind === 'tabs' ? [text('staff_pages.kind_tabs')] : []),
          ]}
          standing={text(`staff_pages.${standing}`)}
          isShown={standing === 'published'}
          languages={languages.length}
          written={text('staff_pages.languages', { written: String(languages.length), all: String(locales.length) })}
        />
      )}
    </WrittenRoom>
  );
}
