import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../navigation/focus-heading.ts';
import styles from './kept-note.module.css';

interface KeptNoteProps {
  isTrying: boolean;
  onRetry: () => void;
}

/** Beside a page that can be read and does not work: says so, and tries again (ERR-15). */
export function KeptNote({ isTrying, onRetry }: KeptNoteProps) {
  const text = useText('shell');
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = note.current;
    // The button goes with the note once the page works.
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(focusHeading);
    };
  }, []);
  return (
    <div ref={note} className={styles.note} role="alert">
      <Notice kind="warning">
        <p>{text(isTrying ? 'error.page_kept_trying' : 'error.page_kept')}</p>
        <Button look="line" size="small" isBusy={isTrying} onClick={onRetry}>
          {text('error.retry')}
        </Button>
      </Notice>
    </div>
  );
}
