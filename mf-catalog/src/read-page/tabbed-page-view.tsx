import { type PageProps, useHref } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { useCountedPage } from 'mf-shared/ui/count-page/use-counted-page.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import prose from 'mf-shared/ui/text/text.module.css';
import { useScrollToHash } from '../lib/use-scroll-to-hash.ts';
import { RichText } from '../read-text/rich-text.tsx';
import styles from './read-page.module.css';
import type { TabbedPageData } from './tabbed-page-route.ts';

export function TabbedPageView({ data }: PageProps<TabbedPageData>) {
  useCountedPage('dynamic');
  return <TabbedPageText {...data} />;
}

/** Tabs are links: every one has an address of its own. */
export function TabbedPageText({
  title,
  levels,
  content,
  productsInText,
}: Pick<TabbedPageData, 'title' | 'levels' | 'content' | 'productsInText'>) {
  const href = useHref();
  useScrollToHash();
  return (
    <div className={layout.page}>
      <Breadcrumbs crumbs={[{ name: title }]} />
      <article className={styles.page}>
        <h1>{title}</h1>
        {levels.map((tabs, depth) => (
          <nav
            key={depth}
            aria-label={depth === 0 ? title : (openIn(levels[depth - 1])?.title ?? title)}
            className={styles.tabs}
          >
            {tabs.map(({ title: name, path, isOpen }) => (
              <a key={path} href={href(path)} aria-current={isOpen ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </nav>
        ))}
        <RichText html={content} products={productsInText} className={classNames(prose.prose, styles.content)} />
      </article>
    </div>
  );
}

const openIn = (tabs: TabbedPageData['levels'][number] | undefined) => tabs?.find(({ isOpen }) => isOpen);
