import type { Post } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { PublishedOn } from './published-on.tsx';

/** What it is about, how long it takes to read, and when it was written. */
export function PostLine({
  label,
  minutes,
  publishedOn,
  className,
}: Pick<Post, 'label' | 'minutes' | 'publishedOn'> & { className?: string | undefined }) {
  const text = useText('mf-catalog');
  return (
    <p className={className}>
      {text('home.guide_label', { label, count: minutes })} · <PublishedOn day={publishedOn} />
    </p>
  );
}
