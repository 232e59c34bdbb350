import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Empty } from 'mf-shared/ui/empty/empty.tsx';
import type { FoundNames } from '../load-list/make-search.ts';
import { isUnderstood } from './is-understood.ts';

export interface NothingFoundProps {
  /** '' where nothing was asked for. */
  words: string;
  found: FoundNames;
}

/** No products: what may help, and the way to all of them (SEARCH-2). */
export function NothingFound({ words, found }: NothingFoundProps) {
  const text = useText('mf-catalog');
  const href = useHref();
  const way = (
    <ButtonLink look="line" href={href('/catalog/')}>
      {text('catalog.title')}
    </ButtonLink>
  );
  if (!words) return <Empty title={text('search.empty_advice')} action={way} />;
  if (isUnderstood(found, 0)) return <Empty title={text('search.no_products', { words })} action={way} />;
  return (
    <Empty title={text('search.approximate')} action={way}>
      {text('search.nothing', { words })}. {text('search.nothing_advice')}
    </Empty>
  );
}
