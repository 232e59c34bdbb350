import type { Keyword } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { closeModal } from 'mf-shared/stores';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import prose from 'mf-shared/ui/text/text.module.css';
import type { MouseEvent } from 'react';

/** What the keyword means, and where to read on; 'Loading...', then 'Loading failed' (SEARCH-9). */
export function KeywordText({ id }: { id: string }) {
  const text = useText('shell');
  const href = useHref();
  const { data: keyword, failure } = useQuery<Pick<Keyword, 'text' | 'url'>>('/api/keyword-popup/', { query: { id } });
  if (!keyword) return <p role="status">{text(failure ? 'keyword.failed' : 'keyword.loading')}</p>;
  const link = keywordLink(keyword.url);
  const handleClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) closeModal();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after the link inside was followed
    <div className={prose.prose} onClick={handleClick}>
      <p>{keyword.text}</p>
      {link && (
        <p>
          <TextArrow href={link.startsWith('/') ? href(link) : link}>{text('keyword.more')}</TextArrow>
        </p>
      )}
    </div>
  );
}

/** Rule SEARCH-10: a popup has a link only when its url contains `://` or starts with `/`; a script's never. */
export function keywordLink(url: string): string | null {
  if (url.startsWith('/')) return url;
  return /^https?:\/\//i.test(url) ? url : null;
}
