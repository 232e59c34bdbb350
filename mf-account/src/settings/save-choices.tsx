import { ApiFailure } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import styles from './settings.module.css';

interface SaveChoicesProps {
  /** Named for screen readers. */
  legend: string;
  /** Told when it is saved. */
  saved: string;
  onSave: () => Promise<void>;
  children: ReactNode;
}

/** Checkboxes that are saved together; a failure keeps what was chosen. */
export function SaveChoices({ legend, saved, onSave, children }: SaveChoicesProps) {
  const text = useText('mf-account');
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    try {
      await onSave();
      showToast('success', saved);
    } catch (failure) {
      const told = failure instanceof ApiFailure && failure.status < 500 ? failure.message : '';
      showToast('error', told || text('form.no_answer'));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form onSubmit={submit} className={styles.choices} method="post">
      <fieldset>
        <legend className={styles.legend}>{legend}</legend>
        <div className={styles.checks}>{children}</div>
      </fieldset>
      <Button type="submit" look="line" isBusy={isBusy}>
        {text('settings.save')}
      </Button>
    </form>
  );
}
