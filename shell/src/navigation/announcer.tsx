import text from 'mf-shared/ui/text/text.module.css';
import { useEffect, useRef, useState } from 'react';
import type { LoadedPage } from '../pages/load-page.ts';
import { applyHead } from './apply-head.ts';
import { focusHeading } from './focus-heading.ts';

/** On arrival at another page: its head is in force, its heading has the focus, its title is said. Not on first load. */
export function Announcer({ page }: { page: LoadedPage | undefined }) {
  const [title, setTitle] = useState('');
  const first = useRef(page);
  const lastPath = useRef(page?.path);
  useEffect(() => {
    if (!page || page === first.current) return;
    applyHead(page.head);
    if (page.path === lastPath.current && page.kind === 'page') return;
    lastPath.current = page.path;
    setTitle(page.head.title);
    // The focus stays in the search field while the next search is typed there.
    if (!document.activeElement?.matches('[role=search] input')) focusHeading();
  }, [page]);
  return (
    <div className={text.hidden} aria-live="polite">
      {title}
    </div>
  );
}
