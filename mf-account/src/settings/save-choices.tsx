import { ApiFailure, useFormState } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import type { ReactNode } from 'react';
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
  const form = useFormState({
    id: 'choices',
    initial: {},
    send: async () => {
      await onSave();
      showToast('success', saved);
    },
    explain: (failure) => {
      const message = failure instanceof ApiFailure && failure.status < 500 ? failure.message : '';
      showToast('error', message || text('form.no_answer'));
      return {};
    },
  });
  return (
    <form onSubmit={form.submit} className={styles.choices} method="post">
      <fieldset>
        <legend className={styles.legend}>{legend}</legend>
        <div className={styles.checks}>{children}</div>
      </fieldset>
      <Button type="submit" look="line" isBusy={form.state === 'loading'}>
        {text('settings.save')}
      </Button>
    </form>
  );
}
