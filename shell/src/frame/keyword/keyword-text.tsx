import type { Keyword } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { closeModal } from 'mf-shared/stores';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import prose from 'mf-shared/ui/text/text.module.css';
import { type MouseEvent, useEffect, useState } from 'react';
import { keywordLink } from './keyword-link.ts';

type Answer = Pick<Keyword, 'text' | 'url'> | 'loading' | 'failed';

/** What the keyword means, and where to read on; 'Loading...', then 'Loading failed' (SEARCH-9). */
export function KeywordText({ id }: { id: string }) {
  const text = useText('shell');
  const href = useHref();
  const api = useApi();
  const [answer, setAnswer] = useState<Answer>('loading');
  useEffect(() => {
    const abort = new AbortController();
    api
      .get<Keyword>('/api/keyword-popup/', { query: { id }, signal: abort.signal })
      .then(setAnswer, () => !abort.signal.aborted && setAnswer('failed'));
    return () => abort.abort();
  }, [api, id]);
  if (typeof answer === 'string') return <p role="status">{text(`keyword.${answer}`)}</p>;
  const link = keywordLink(answer.url);
  const handleClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) closeModal();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after the link inside was followed
    <div className={prose.prose} onClick={handleClick}>
      <p>{answer.text}</p>
      {link && (
        <p>
          <TextArrow href={link.startsWith('/') ? href(link) : link}>{text('keyword.more')}</TextArrow>
        </p>
      )}
    </div>
  );
}
