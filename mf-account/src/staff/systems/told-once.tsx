import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Dialog } from 'mf-shared/ui/dialog/dialog.tsx';
import { useCopy } from '../../lib/use-copy.ts';
import styles from './systems.module.css';

export interface Secret {
  /** The name of its token or webhook. */
  name: string;
  value: string;
}

/** A secret that the service tells once. Where a browser copies nothing, it stands there to be marked. */
export function ToldOnce({ secret, onClose }: { secret: Secret | null; onClose: () => void }) {
  const text = useText('mf-account');
  const [state, copy, forget] = useCopy(secret?.value ?? '');
  const close = () => {
    forget();
    onClose();
  };
  return (
    <Dialog
      isOpen={secret !== null}
      onClose={close}
      title={text('staff_systems.secret_title', { name: secret?.name ?? '' })}
      foot={
        <Button look="action" onClick={copy}>
          {text('staff_systems.copy')}
        </Button>
      }
    >
      <p>{text('staff_systems.secret_lead')}</p>
      <p>
        <code className={styles.secret}>{secret?.value}</code>
      </p>
      <p role="status">{state === 'copied' && text('staff_systems.copied')}</p>
    </Dialog>
  );
}
