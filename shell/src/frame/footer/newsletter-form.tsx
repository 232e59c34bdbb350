import { ApiFailure, type AsyncStatus, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { type FormEvent, useState } from 'react';
import styles from './footer.module.css';

/** Subscribes to the letter of the forest (CONTENT-18). */
export function NewsletterForm() {
  const text = useText('shell');
  const api = useApi();
  const [state, setState] = useState<AsyncStatus>('idle');
  const [error, setError] = useState<string | null>(null);
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    setState('loading');
    setError(null);
    try {
      await api.post('/api/newsletters/forest/', { email });
      setState('done');
    } catch (failure) {
      const told = failure instanceof ApiFailure ? (failure.fields.email ?? failure.message) : '';
      setError(told || text('footer.letter_failed'));
      setState('idle');
    }
  };
  if (state === 'done') {
    return (
      <p className={styles.done} role="status">
        {text('footer.letter_done')}
      </p>
    );
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <TextField
        className={styles.field}
        label={text('footer.email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        placeholder={text('footer.email_example')}
        error={error}
      />
      <Button type="submit" isBusy={state === 'loading'} className={styles.subscribe}>
        {text('footer.subscribe')}
      </Button>
    </form>
  );
}
