import type { FoundBySearch, SearchWordsRequest, TriedSearchWords } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { failureWords } from '../failure-words.ts';
import styles from './search-words.module.css';

interface TrySearchProps {
  /** The search that stands in the field at first. */
  asked: string;
  /** As it is typed, and not saved. */
  change: SearchWordsRequest;
}

/** What a search finds now, and what it would find with the words that are typed. It stands within their form, and sends none. */
export function TrySearch({ asked, change }: TrySearchProps) {
  const text = useText('mf-account');
  const api = useApi();
  const id = useId();
  const [q, setQ] = useState(asked);
  const [tried, setTried] = useState<TriedSearchWords | null>(null);
  const [call, run] = useCall(async () => {
    setTried(null);
    setTried(await api.post<TriedSearchWords>('/api/staff/search-words/try/', { ...change, q }));
  });
  const tryIt = () => void (q.trim() !== '' && change.words?.trim() && run());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would save the words.
    event.preventDefault();
    tryIt();
  };
  return (
    <>
      <div className={styles.try}>
        <TextField
          id={id}
          label={text('staff_search-words.try')}
          type="search"
          maxLength={100}
          lang={change.language}
          value={q}
          onChange={({ target }) => setQ(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button look="line" isBusy={call.status === 'loading'} onClick={tryIt}>
          {text('staff_search-words.try_it')}
        </Button>
      </div>
      {call.status === 'failed' && (
        <Notice kind="error" isLive>
          {call.failure.fields.words ?? failureWords(call.failure, text)}
        </Notice>
      )}
      <div role="status">
        {tried && (
          <dl className={styles.tried}>
            <Found title={text('staff_search-words.before')} found={tried.before} language={change.language} />
            <Found title={text('staff_search-words.after')} found={tried.after} language={change.language} />
          </dl>
        )}
      </div>
    </>
  );
}

interface FoundProps {
  title: string;
  found: FoundBySearch;
  language: SearchWordsRequest['language'];
}

function Found({ title, found: { total, is_understood, first }, language }: FoundProps) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const count = { count: total, shown: total.toLocaleString(locale) };
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {text(is_understood || total === 0 ? 'staff_search-words.products' : 'staff_search-words.similar', count)}
        <ol lang={language}>
          {first.map(({ id, name }) => (
            <li key={id}>
              <a href={href(`/staff/products/${id}/`)}>{name}</a>
            </li>
          ))}
        </ol>
      </dd>
    </div>
  );
}
