import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import styles from './staff-room.module.css';

interface NewerVersionProps {
  /** The person who changed it, where that is known. */
  who?: string | undefined;
  /** What is stored now, in words. */
  value: string;
  onTake: () => void;
}

/** A value that another person saved during typing, beside the typed one: to be overwritten, or taken instead. */
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
