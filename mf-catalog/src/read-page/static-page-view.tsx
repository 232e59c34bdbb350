import type { StaticPage } from 'mf-shared/contract';
import type { PageProps } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { useCountedPage } from 'mf-shared/ui/count-page/use-counted-page.ts';
import guarantee from 'mf-shared/ui/guarantee/guarantee-notice.module.css';
import layout from 'mf-shared/ui/layout/layout.module.css';
import text from 'mf-shared/ui/text/text.module.css';
import { useScrollToHash } from '../lib/use-scroll-to-hash.ts';
import type { ListCard } from '../product-cards/list-card.ts';
import { RichText } from '../read-text/rich-text.tsx';
import styles from './read-page.module.css';

export type StaticPageData = Omit<StaticPage, 'productsInText'> & { productsInText: ListCard[] };

export function StaticPageView({ data }: PageProps<StaticPageData>) {
  useCountedPage('dynamic');
  return <StaticPageText {...data} />;
}

/** What the page shows. */
export function StaticPageText({
  title,
  content,
  productsInText,
}: Pick<StaticPageData, 'title' | 'content' | 'productsInText'>) {
  useScrollToHash();
  return (
    <div className={layout.page}>
      <Breadcrumbs crumbs={[{ name: title }]} />
      <article className={styles.page}>
        <h1>{title}</h1>
        <RichText
          html={content}
          products={productsInText}
          className={classNames(text.prose, guarantee.notice, styles.content)}
        />
      </article>
    </div>
  );
}
