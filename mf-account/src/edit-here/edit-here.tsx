import type { StaffMe, StaffPageData } from 'mf-shared/contract';
import { ApiProvider, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useLocation, usePageConfig } from 'mf-shared/router';
import { splitLocalePath } from 'mf-shared/rules/locale-path';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import prose from 'mf-shared/ui/text/text.module.css';
import { useEffect, useId, useRef } from 'react';
import { FailedAnswer } from '../staff/failed-answer.tsx';
import room from '../staff/staff-room.module.css';
import { MeContext } from '../staff/use-may.ts';
import styles from './edit-here.module.css';
import { PageLanguages } from './page-languages.tsx';
import { type PagePart, partsOn } from './page-parts.ts';
import { usePageMarks } from './use-page-marks.ts';
import { useTypedParts } from './use-typed-parts.ts';

export interface EditHereProps {
  me: StaffMe;
  /** What was typed and not saved is kept while it is closed. */
  isOpen: boolean;
  /** Whether its title takes the focus when it opens: not where it comes along with a document. */
  takesFocus: boolean;
  onClose: () => void;
}

/**
 * The forms of what the page shows, beside it (STAFF-65). It outlives pages: on the next one it has the forms of that one.
 * Nothing is modal: the page goes on working.
 */
export function EditHere({ me, isOpen, takesFocus, onClose }: EditHereProps) {
  const text = useText('mf-account');
  const titleId = useId();
  const { localeStrategy } = usePageConfig();
  const { path } = splitLocalePath(useLocation().pathname, localeStrategy);
  const { data, failure, retry } = useQuery<StaffPageData>(isOpen ? '/api/staff/page-data/' : null, {
    query: { path },
  });
  const dock = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen && takesFocus) title.current?.focus({ preventScroll: true });
  }, [isOpen, takesFocus]);
  const { typed, forget, listenersOf } = useTypedParts<PagePart>();
  const api = usePageMarks(dock, isOpen, forget);
  const onPage = data ? partsOn({ ...data, path }, me.rights) : [];
  const isOnPage = ({ key }: PagePart) => onPage.some((part) => part.key === key);
  const elsewhere = typed.filter((part) => !isOnPage(part));
  return (
    <MeContext value={me}>
      <ApiProvider api={api}>
        <aside ref={dock} className={styles.dock} aria-labelledby={titleId} hidden={!isOpen}>
          <header className={styles.head}>
            <h2 id={titleId} ref={title} tabIndex={-1}>
              {text('staff.edit_here')}
            </h2>
            <Button look="line" size="small" onClick={onClose}>
              {text('staff_edit.close')}
            </Button>
          </header>
          {data && <PageLanguages paths={data.paths} />}
          {data && <Elsewhere parts={elsewhere} />}
          {failure && <FailedAnswer failure={failure} onRetry={retry} />}
          {!data && !failure && <Bone kind="line" width="most" />}
          {data && onPage.length === 0 && <p className={room.muted}>{text('staff_edit.nothing')}</p>}
          {[...onPage, ...elsewhere].map((part) => (
            <div key={part.key} hidden={!isOnPage(part)} {...listenersOf(part)}>
              <part.Part id={part.id} />
            </div>
          ))}
        </aside>
      </ApiProvider>
    </MeContext>
  );
}

/** Where something was typed that is not saved yet: the pages that lead back to it. */
function Elsewhere({ parts }: { parts: readonly PagePart[] }) {
  const text = useText('mf-account');
  const href = useHref();
  if (parts.length === 0) return null;
  return (
    <div role="status">
      <p>{text('staff_edit.unsaved')}</p>
      <ul>
        {parts.map(({ key, path }) => (
          <li key={key}>
            <a className={prose.link} href={href(path)}>
              {path}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
