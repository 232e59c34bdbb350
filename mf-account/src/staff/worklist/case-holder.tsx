import type { CaseHolder as Holder } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import styles from './case-holder.module.css';

interface CaseHolderProps {
  caseKey: string;
  holder: Holder | null;
  /** Takes the case, or lays down one's own. */
  onHold: (take: boolean) => void;
  /** Takes a colleague's case over: where it is open, so that it is not done in passing. */
  onTakeOver?: (from: number) => void;
}

/** The holder of a case: a button that takes a free case, or lays down one's own; else a colleague's initials. */
export function CaseHolder({ caseKey, holder, onHold, onTakeOver }: CaseHolderProps) {
  const text = useText('mf-account');
  if (!holder)
    return (
      <button
        type="button"
        className={styles.take}
        aria-label={text('staff_room.take_case', { case: caseKey })}
        onClick={() => onHold(true)}
      >
        {text('staff_room.take')}
      </button>
    );
  const name = text(holder.is_me ? 'staff_room.yours' : 'staff_room.has_it', { name: holder.name });
  const initials = holder.name
    .split(/[\s@]+/)
    .slice(0, 2)
    .map((part) => part.slice(0, 1))
    .join('')
    .toUpperCase();
  const act = holder.is_me ? () => onHold(false) : onTakeOver && (() => onTakeOver(holder.id));
  if (!act)
    return (
      <span className={styles.mark} title={name} role="img" aria-label={name}>
        {initials}
      </span>
    );
  return (
    <button
      type="button"
      className={styles.mark}
      data-mine={holder.is_me || undefined}
      title={name}
      aria-label={`${initials}: ${name} ${text(holder.is_me ? 'staff_room.lay_down' : 'staff_room.take_over')}`}
      onClick={act}
    >
      {initials}
    </button>
  );
}
