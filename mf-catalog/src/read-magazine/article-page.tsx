import { useText } from 'mf-shared/i18n';
import { type PageProps, useHref } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import prose from 'mf-shared/ui/text/text.module.css';
import { CardRow } from '../product-cards/card-row.tsx';
import { RichText } from '../read-text/rich-text.tsx';
import styles from './article-page.module.css';
import type { ArticleData } from './article-route.ts';
import { BloggerPanel } from './blogger-panel.tsx';
import head from './magazine-head.module.css';
import { PostGrid } from './post-grid.tsx';
import line from './post-line.module.css';
import { PostLine } from './post-line.tsx';

export function ArticlePage({ data: article }: PageProps<ArticleData>) {
  const text = useText('mf-catalog');
  const href = useHref();
  const { blogger, products, related, title } = article;
  return (
    <>
      <div className={layout.page}>
        <Breadcrumbs
          crumbs={[
            { name: text('life.title'), path: '/life-outdoors/' },
            { name: text(`life.category.${article.category}`), path: article.categoryPath },
            { name: title },
          ]}
        />
        <article className={styles.article}>
          <header className={head.head}>
            <PostLine {...article} />
            <h1>{title}</h1>
            <p>{article.summary}</p>
            {blogger && (
              <p className={line.line}>
                {text('life.by')}{' '}
                <a className={prose.link} href={href(blogger.path)}>
                  {blogger.name}
                </a>
              </p>
            )}
          </header>
          <Picture
            path={article.image}
            alt=""
            ratio="2/1"
            isScene
            isPriority
            widths={[480, 640, 960, 1280, 1920]}
            sizes="(width >= 90rem) 83rem, 100vw"
            className={styles.wide}
          />
          <ArticleBody {...article} />
        </article>
      </div>
      <CardRow title={text('life.products')} products={products} />
      {related.length > 0 && (
        <section className={classNames(layout.page, layout.section)}>
          <div className={layout.sectionHead}>
            <h2>{text('life.related')}</h2>
          </div>
          <PostGrid posts={related} level={3} />
        </section>
      )}
    </>
  );
}

function ArticleBody({ content, productsInText, blogger }: ArticleData) {
  const text = useText('mf-catalog');
  return (
    <div className={styles.body}>
      <RichText html={content} products={productsInText} className={classNames(prose.prose, styles.words)} />
      {blogger && (
        <aside className={styles.aside} aria-label={text('life.author')}>
          <BloggerPanel blogger={blogger} level={2} />
        </aside>
      )}
    </div>
  );
}
