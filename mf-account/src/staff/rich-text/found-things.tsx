import type { Locale } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useState } from 'react';
import styles from './rich-text.module.css';

export interface FoundThing {
  name: string;
  /** Its address, or where its picture lies. */
  address: string;
  /** The path of its picture, where that is wanted too. */
  image?: string | null;
  /** Its names by language, where those are wanted too. */
  titles?: Partial<Record<Locale, string>>;
}

interface FoundThingsProps<Answer> {
  id: string;
  label: string;
  /** What is wrong with what was chosen. */
  error?: string | undefined;
  /** Where the words are looked for. */
  path: string;
  query?: Readonly<Record<string, string | number>>;
  read: (found: Answer) => FoundThing[];
  onChoose: (thing: FoundThing) => void;
}

/** A search within a form: what is found is chosen by a press. */
export function FoundThings<Answer>({ id, label, error, path, query, read, onChoose }: FoundThingsProps<Answer>) {
  const text = useText('mf-account');
  const [q, setQ] = useState('');
  const words = q.trim();
  const { data } = useQuery<Answer>(words.length < 2 ? null : path, {
    query: { ...query, q: words },
    delayMs: 250,
    keepsPrevious: true,
  });
  const found = words.length < 2 || !data ? [] : read(data);
  return (
    <>
      <TextField
        id={id}
        label={label}
        error={error}
        type="search"
        autoComplete="off"
        value={q}
        maxLength={100}
        onChange={({ target }) => setQ(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className={styles.status}>
        {words.length >= 2 && data && text('staff_editor.found', { count: found.length })}
      </p>
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map((thing) => (
            <li key={thing.address}>
              <Button look="line" size="small" onClick={() => onChoose(thing)}>
                {thing.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
