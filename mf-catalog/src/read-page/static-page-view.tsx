import type { StaticPage } from 'mf-shared/contract';
import { type PageProps, SanitisedHtml } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { useCountedPage } from 'mf-shared/ui/count-page/use-counted-page.ts';
import guarantee from 'mf-shared/ui/guarantee/guarantee-notice.module.css';
import layout from 'mf-shared/ui/layout/layout.module.css';
import text from 'mf-shared/ui/text/text.module.css';
import { useScrollToHash } from '../lib/use-scroll-to-hash.ts';
import styles from './read-page.module.css';

export function StaticPageView({ data }: PageProps<StaticPage>) {
  useCountedPage('dynamic');
  return <StaticPageText {...data} />;
}

/** What the page shows. */
export function StaticPageText({ title, content }: Pick<StaticPage, 'title' | 'content'>) {
  useScrollToHash();
  return (
    <div className={layout.page}>
      <Breadcrumbs crumbs={[{ name: title }]} />
      <article className={styles.page}>
        <h1>{title}</h1>
        <SanitisedHtml html={content} className={classNames(text.prose, guarantee.notice, styles.content)} />
      </article>
    </div>
  );
}
