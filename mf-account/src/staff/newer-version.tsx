import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import styles from './staff-room.module.css';

interface NewerVersionProps {
  /** Who changed it, where that is known. */
  who?: string | undefined;
  /** What is stored now, in words. */
  value: string;
  onTake: () => void;
}

/** What somebody else saved while one typed, beside what was typed: saving writes over it, and it can be taken instead. */
export function NewerVersion({ who, value, onTake }: NewerVersionProps) {
  const text = useText('mf-account');
  const shown = value || text('staff_content.nothing');
  return (
    <div className={styles.failed}>
      <Notice kind="info" isLive>
        {who ? text('staff_log.newer_by', { who, value: shown }) : text('staff_log.newer', { value: shown })}
      </Notice>
      <Button look="line" size="small" onClick={onTake}>
        {text('staff_log.take')}
      </Button>
    </div>
  );
}
