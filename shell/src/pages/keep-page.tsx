import { useText } from 'mf-shared/i18n';
import type { RouteModule } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusHeading } from '../navigation/focus-heading.ts';
import type { RouteMatch } from '../routes/match-route.ts';
import styles from './keep-page.module.css';
import type { KeeperProps, PageModules } from './page-environment.ts';

type Loading = (match: RouteMatch) => Promise<RouteModule>;

/**
 * Keeps the page that came with the document readable while its code is not there, with a note and a retry beside it. The
 * frame around it works.
 * @param first the load that the page waits for
 * @param load tries once more
 * @param loaded the module of a page that is loaded already; it throws for any other
 */
export function pageKeeper(
  first: Promise<RouteModule>,
  load: Loading,
  loaded: PageModules['loaded'],
): (match: RouteMatch) => ComponentType<KeeperProps> | null {
  const html = document.querySelector('main [data-boundary]')?.innerHTML ?? '';
  const Keeper = ({ match, onLoaded }: KeeperProps) => (
    <KeptPage html={html} owner={match.remote} first={first} load={() => load(match)} onLoaded={onLoaded} />
  );
  return (match) => (isLoaded(match, loaded) ? null : Keeper);
}

function isLoaded(match: RouteMatch, loaded: PageModules['loaded']): boolean {
  try {
    return Boolean(loaded(match));
  } catch {
    return false;
  }
}

interface KeptPageProps {
  html: string;
  owner: string;
  first: Promise<RouteModule>;
  load: () => Promise<RouteModule>;
  onLoaded: () => void;
}

function KeptPage({ html, owner, first, load, onLoaded }: KeptPageProps) {
  const text = useText('shell');
  const note = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<'waiting' | 'failed' | 'trying'>('waiting');
  const settle = (loading: Promise<RouteModule>) =>
    loading.then(
      () => {
        const hadFocus = note.current?.contains(document.activeElement);
        flushSync(onLoaded);
        // The button went with the note.
        if (hadFocus) focusHeading();
      },
      () => setPhase('failed'),
    );
  useEffect(() => void settle(first), []);
  const retry = () => {
    setPhase('trying');
    void settle(load());
  };
  return (
    <>
      {/* Not in the first render, which is the server's. */}
      {phase !== 'waiting' && (
        <div ref={note} className={styles.note} role="alert">
          <Notice kind="warning">
            <p>{text(phase === 'failed' ? 'error.page_kept' : 'error.page_kept_trying')}</p>
            <Button look="line" size="small" isBusy={phase === 'trying'} onClick={retry}>
              {text('error.retry')}
            </Button>
          </Notice>
        </div>
      )}
      <div
        data-boundary={owner}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: globalThis.havuHtmlPolicy?.createHTML(html) ?? html }}
      />
    </>
  );
}
