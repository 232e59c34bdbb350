import { ApiFailure, useApi, useFormState } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import styles from './footer.module.css';

/** Subscribes to the letter of the forest (CONTENT-18). */
export function NewsletterForm() {
  const text = useText('shell');
  const api = useApi();
  const form = useFormState({
    id: 'footer-newsletter',
    initial: { email: '' },
    send: (values) => api.post('/api/newsletters/forest/', values),
    explain: (failure) => {
      const message = failure instanceof ApiFailure ? (failure.fields.email ?? failure.message) : '';
      return { email: message || text('footer.letter_failed') };
    },
  });
  if (form.state === 'done') {
    return (
      <p className={styles.done} role="status">
        {text('footer.letter_done')}
      </p>
    );
  }
  return (
    <form className={styles.form} onSubmit={form.submit}>
      <TextField
        className={styles.field}
        {...form.field('email')}
        label={text('footer.email')}
        type="email"
        autoComplete="email"
        required
        placeholder={text('footer.email_example')}
      />
      <Button type="submit" isBusy={form.state === 'loading'} className={styles.subscribe}>
        {text('footer.subscribe')}
      </Button>
    </form>
  );
}
