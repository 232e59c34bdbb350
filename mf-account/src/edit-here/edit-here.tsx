import type { StaffMe, StaffPageData } from 'mf-shared/contract';
import { ApiProvider, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useLocation, usePageConfig } from 'mf-shared/router';
import { splitLocalePath } from 'mf-shared/rules/locale-path';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { OptionalPart } from 'mf-shared/ui/lazy/optional-part.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import prose from 'mf-shared/ui/text/text.module.css';
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { WatchForms } from '../forms/watched-forms.ts';
import { FailedAnswer } from '../staff/failed-answer.tsx';
import room from '../staff/staff-room.module.css';
import { MeContext } from '../staff/use-may.ts';
import styles from './edit-here.module.css';
import { PageLanguages } from './page-languages.tsx';
import { type PagePart, partsOn } from './page-parts.ts';
import { usePageMarks, usePageReader } from './use-page-marks.ts';
import { useTypedParts } from './use-typed-parts.ts';

export interface EditHereProps {
  me: StaffMe;
  /** What was typed and not saved is kept while it is closed. */
  isOpen: boolean;
  /** Whether its title takes the focus when it opens: not where it comes along with a document. */
  takesFocus: boolean;
  /** The title has it. */
  onFocused: () => void;
  onClose: () => void;
}

/**
 * The forms of what the page shows, beside it (STAFF-65). It outlives pages: on the next one it has the forms of that one.
 * Nothing is modal: the page goes on working.
 */
export function EditHere({ me, isOpen, takesFocus, onFocused, onClose }: EditHereProps) {
  const text = useText('mf-account');
  const titleId = useId();
  const { localeStrategy } = usePageConfig();
  const { path } = splitLocalePath(useLocation().pathname, localeStrategy);
  const { data, failure, retry } = useQuery<StaffPageData>(isOpen ? '/api/staff/page-data/' : null, {
    query: { path },
  });
  const dock = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const handleFocused = useEffectEvent(onFocused);
  useEffect(() => {
    if (!isOpen || !takesFocus) return;
    title.current?.focus({ preventScroll: true });
    handleFocused();
  }, [isOpen, takesFocus]);
  const { typed, watch } = useTypedParts<PagePart>(usePageMarks(dock, isOpen));
  // Until the service has told what the page shows, what was typed on it stands.
  const onPage = data ? partsOn({ ...data, path }, me.rights) : typed.filter((part) => part.path === path);
  const isOnPage = ({ key }: PagePart) => onPage.some((part) => part.key === key);
  const elsewhere = typed.filter((part) => !isOnPage(part));
  return (
    <MeContext value={me}>
      <ApiProvider api={usePageReader()}>
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
          <Elsewhere parts={elsewhere} />
          {failure && <FailedAnswer failure={failure} onRetry={retry} />}
          {!data && !failure && <Bone kind="line" width="most" />}
          {data && onPage.length === 0 && <p className={room.muted}>{text('staff_edit.nothing')}</p>}
          {[...onPage, ...elsewhere].map((part) => (
            <div key={part.key} hidden={!isOnPage(part)}>
              <Watched part={part} watch={watch} />
            </div>
          ))}
        </aside>
      </ApiProvider>
    </MeContext>
  );
}

interface WatchedProps {
  part: PagePart;
  watch: (part: PagePart, formId: string, isChanged: boolean) => void;
}

/** A part whose forms are watched; one that breaks takes no other with it. */
function Watched({ part, watch }: WatchedProps) {
  const { key, id, path, Part } = part;
  const watchForm = useMemo(
    () => (formId: string, isChanged: boolean) => watch({ key, id, path, Part }, formId, isChanged),
    [watch, key, id, path, Part],
  );
  return (
    <WatchForms value={watchForm}>
      <OptionalPart>
        <Part id={id} />
      </OptionalPart>
    </WatchForms>
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
