import type { Locale, SearchResponse } from 'mf-shared/contract';
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
}

interface FoundInShopProps {
  id: string;
  label: string;
  /** What is wrong with what was chosen. */
  error?: string | undefined;
  /** In which names are looked for. */
  language: Locale;
  read: (found: SearchResponse) => FoundThing[];
  onChoose: (thing: FoundThing) => void;
}

/** A search of the shop within a form: what is found is chosen by a press. */
export function FoundInShop({ id, label, error, language, read, onChoose }: FoundInShopProps) {
  const text = useText('mf-account');
  const [q, setQ] = useState('');
  const words = q.trim();
  const { data } = useQuery<SearchResponse>(words.length < 2 ? null : '/api/search/', {
    query: { q: words, language, limit: 6 },
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
