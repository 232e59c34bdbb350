import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { type FormEvent, useId } from 'react';
import styles from './search-form.module.css';

/** The widest thing of the header, and of the bottom bar on a phone. Without scripts it is a plain GET to /search/?q=. */
export function SearchForm() {
  const text = useText('shell');
  const href = useHref();
  const navigate = useNavigate();
  const id = useId();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (words === '') return;
    event.currentTarget.querySelector('input')?.blur();
    void navigate(`${href('/search/')}?q=${encodeURIComponent(words)}`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all readers yet
    <form className={styles.search} role="search" action={href('/search/')} method="get" onSubmit={handleSubmit}>
      <label className={styles.hidden} htmlFor={id}>
        {text('frame.search')}
      </label>
      <Icon name="search" size="small" className={styles.icon} />
      <input
        id={id}
        type="search"
        name="q"
        placeholder={text('frame.search_placeholder')}
        autoComplete="off"
        required
      />
    </form>
  );
}
