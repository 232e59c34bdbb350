import { ApiFailure } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureWords } from './failure-words.ts';
import styles from './kept-rows.module.css';
import room from './staff-room.module.css';

interface MakeNewProps {
  title: string;
  /** The list is read anew then, where the reader stays at it. */
  onMade?: () => void;
  /** The form is made when it is opened first: it reads something. */
  isLate?: boolean;
  /** The form; it is told what to call when something was made. */
  children: (onMade: () => void) => ReactNode;
}

/** The folded form of a room that makes one more: it is empty again when one was made. */
export function MakeNew({ title, onMade, isLate = false, children }: MakeNewProps) {
  const [made, setMade] = useState(0);
  const [wasOpened, setWasOpened] = useState(!isLate);
  return (
    <details className={classNames(room.more, styles.new)} onToggle={() => setWasOpened(true)}>
      <summary>{title}</summary>
      <div key={made}>
        {wasOpened &&
          children(() => {
            setMade(made + 1);
            onMade?.();
          })}
      </div>
    </details>
  );
}

interface ChangeRowProps {
  /** Which row, for who does not see where the words stand. */
  label: string;
  title: string;
  /** Whether it begins open and has the focus, as that of what was just made; it opens when this becomes true. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
  onToggle?: (isOpen: boolean) => void;
}

/** The folded form of a row, which is made when it is opened. */
export function ChangeRow({ label, title, isOpenAtFirst = false, children, onToggle }: ChangeRowProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpenAtFirst) return;
    setIsOpen(true);
    summary.current?.focus();
  }, [isOpenAtFirst]);
  const follow = (isNow: boolean) => {
    setIsOpen(isNow);
    onToggle?.(isNow);
  };
  return (
    <details className={styles.change} open={isOpen} onToggle={(event) => follow(event.currentTarget.open)}>
      <summary ref={summary} aria-label={label}>
        {title}
      </summary>
      {isOpen && children}
    </details>
  );
}

interface PressRowProps {
  id?: string;
  label: string;
  title: string;
  send: () => Promise<unknown>;
  /** Whether there is nothing to do: the button stays, so that the focus does. */
  isOff?: boolean;
  /** After the answer, whatever it was: where somebody was quicker, what is stored by now is shown. */
  onAnswered: () => void;
}

/** What one press does to a row; the log takes it back, or the toast that tells of it where who pressed has no log. */
export function PressRow({ id, label, title, send, isOff = false, onAnswered }: PressRowProps) {
  const text = useText('mf-account');
  const [call, press] = useCall(async () => {
    try {
      await send();
    } catch (failure) {
      // Told beside the page, because the row may be gone.
      if (!(failure instanceof ApiFailure && failure.code === 'changed_meanwhile')) throw failure;
      showToast('error', text('staff_rows.quicker'));
    } finally {
      onAnswered();
    }
  });
  return (
    <div className={styles.press}>
      <Button
        look="line"
        size="small"
        id={id}
        isBusy={call.status === 'loading'}
        aria-label={label}
        aria-disabled={isOff || undefined}
        onClick={() => !isOff && void press()}
      >
        {title}
      </Button>
      {call.status === 'failed' && (
        <Notice kind="error" isLive>
          {failureWords(call.failure, text)}
        </Notice>
      )}
    </div>
  );
}
