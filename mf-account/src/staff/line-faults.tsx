import type { AddedVariants } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import styles from './line-faults.module.css';
import room from './staff-room.module.css';

/** What is wrong with pasted lines, of which none was taken, line by line. */
export function LineFaults({ faults }: Pick<AddedVariants, 'faults'>) {
  const text = useText('mf-account');
  return (
    <div className={styles.faults}>
      <Notice kind="error" isLive>
        {text('staff_redirects.nothing_taken', { count: faults.length })}
      </Notice>
      <ol>
        {faults.map(({ line, written, message }) => (
          <li key={line}>
            {text('staff_redirects.line', { line, message })} <code className={room.muted}>{written}</code>
          </li>
        ))}
      </ol>
    </div>
  );
}
