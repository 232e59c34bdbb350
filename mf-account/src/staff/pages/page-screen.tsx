import type { StaffContentPage } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { useRoomTitle } from '../room-title.ts';
import { StaffRecord } from '../staff-record.tsx';
import room from '../staff-room.module.css';
import { PageForm } from './page-form.tsx';
import styles from './pages.module.css';

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
  const href = useHref();
  const { locale } = usePageConfig();
  const { id, titles, path, section, is_published } = page;
  const name =
    titles[locale] ?? titles.fi ?? Object.values(titles)[0] ?? text('staff_pages.numbered', { id: String(id) });
  useRoomTitle(name);
  return (
    <>
      <div className={styles.head}>
        <p className={room.muted}>{[path, text(`staff_pages.section_${section}`)].join(' · ')}</p>
        {is_published ? (
          <ButtonLink look="line" size="small" href={href(path)}>
            {text('staff_products.as_shoppers')}
          </ButtonLink>
        ) : (
          <p className={styles.hidden}>{text('staff_pages.hidden')}</p>
        )}
      </div>
      <div className={styles.form}>
        <PageForm page={page} name={name} onSaved={onSaved} />
      </div>
    </>
  );
}
