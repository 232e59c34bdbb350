import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { arrowRightIcon, arrowUpIcon, closeIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { CaseRoom } from './asked-cases.ts';
import styles from './case-panel.module.css';

interface CasePanelProps {
  room: CaseRoom;
  open: string;
  panelRef: Ref<HTMLElement>;
  /** Leads to the case before or after; undefined at the ends of the list. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
  /** The holder of the case, where the list tells. */
  holder: ReactNode;
  children: ReactNode;
}

const singular = { returns: 'return', 'store-returns': 'store-return', complaints: 'complaint' } as const;

/** The open case beside its list, and on a phone in its place. Its heading takes the focus when another case opens. */
export function CasePanel({ room, open, panelRef, onPrevious, onNext, onClose, holder, children }: CasePanelProps) {
  const text = useText('mf-account');
  const href = useHref();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each case that opens is announced
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const step = (name: 'previous_case' | 'next_case', go: (() => void) | undefined, className?: string) => (
    <button type="button" aria-label={text(`staff_room.${name}`)} disabled={!go} onClick={go}>
      <Icon shape={arrowUpIcon} size="small" className={className} />
    </button>
  );
  return (
    <section ref={panelRef} className={styles.panel} aria-labelledby="open-case">
      <header className={styles.head}>
        <h2 id="open-case" ref={heading} tabIndex={-1}>
          {text(`staff.${singular[room]}_number`, { number: open })}
        </h2>
        {holder}
        {step('previous_case', onPrevious)}
        {step('next_case', onNext, styles.down)}
        <a href={href(`/staff/${room}/${open}/`)} aria-label={text('staff_room.whole_page')}>
          <Icon shape={arrowRightIcon} size="small" />
        </a>
        <button type="button" aria-label={text('staff_room.close_case')} onClick={onClose}>
          <Icon shape={closeIcon} size="small" />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
