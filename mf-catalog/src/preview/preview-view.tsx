import type { Preview, ProductListItem, StaticPageWithTabs } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { localHref, usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { locales } from 'mf-shared/rules/locales';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import prose from 'mf-shared/ui/text/text.module.css';
import type { ReactNode } from 'react';
import { BrandHead } from '../brand/brand-head.tsx';
import { CardGrid } from '../browse-grid/card-grid.tsx';
import { cardOf } from '../product-cards/list-card.ts';
import { GroupHead } from '../product-group/group-head.tsx';
import { ArticlePage } from '../read-magazine/article-page.tsx';
import { openTabs } from '../read-page/open-tab.ts';
import { StaticPageText } from '../read-page/static-page-view.tsx';
import { TabbedPageText } from '../read-page/tabbed-page-view.tsx';
import { ShopListHead } from '../shop-lists/shop-list-head.tsx';
import { LoadAgain } from './load-again.tsx';
import styles from './preview.module.css';
import { type PreviewLink, previewHref } from './use-preview-link.ts';

/** What the link shows, as shoppers would see it, with a note that says so (STAFF-64). */
export function PreviewView({ link }: { link: PreviewLink }) {
  const text = useText('mf-catalog');
  const { taxAreaId } = usePageConfig();
  const { status, data, retry } = useQuery<Preview>('/api/previews/', {
    body: { token: link.token, tax_area_id: taxAreaId },
  });
  if (data)
    return (
      <>
        <PreviewNote preview={data} link={link} />
        <Shown shown={data.shown} link={link} />
      </>
    );
  return (
    <div className={`${layout.page} ${styles.frame}`}>
      <h1>{text('preview.title')}</h1>
      {status === 'missing' && <p>{text('preview.ended')}</p>}
      {status === 'failed' && <LoadAgain onRetry={retry} />}
      {status === 'loading' && <Bone kind="line" width="most" />}
    </div>
  );
}

function PreviewNote({ preview, link }: { preview: Preview; link: PreviewLink }) {
  const text = useText('mf-catalog');
  const { locale, localeStrategy } = usePageConfig();
  const dayOf = (iso: string) =>
    new Date(iso).toLocaleString(europeanLocale(locale), {
      dateStyle: 'long',
      // A day waits for no time of it.
      ...(iso.includes('T') && iso !== preview.ends_at && { timeStyle: 'short' }),
      timeZone: 'Europe/Helsinki',
    });
  const { standing, published_on, club_from } = preview;
  const state = text(standing === 'planned' && club_from ? 'preview.planned_club' : `preview.${standing}`, {
    day: published_on && dayOf(published_on),
    club: club_from && dayOf(club_from),
  });
  const others = locales.filter((code) => code !== locale);
  return (
    <div className={`${layout.page} ${styles.note}`}>
      <Notice kind="warning">
        <strong>{text('preview.unsaved')}</strong>
        <p>{text('preview.who', { state, day: dayOf(preview.ends_at) })}</p>
        <nav aria-label={text('preview.languages')} className={styles.languages}>
          {others.map((code) => (
            <a
              key={code}
              lang={code}
              className={prose.link}
              // Another language is another document, whose texts come with it.
              href={previewHref(localHref(address.path, code, localeStrategy), link, link.tabs)}
            >
              {new Intl.DisplayNames([code], { type: 'language' }).of(code)}
            </a>
          ))}
        </nav>
      </Notice>
    </div>
  );
}

/** It has no address of its own yet. */
const address = { params: {}, path: '/preview/' };

function Shown({ shown, link }: { shown: Preview['shown']; link: PreviewLink }) {
  if (shown.kind === 'post')
    return <ArticlePage {...address} data={{ ...shown.post, products: shown.post.products.map(cardOf) }} />;
  if (shown.kind === 'page') return <StaticPageText {...shown.page} />;
  if (shown.kind === 'campaign') return <ShownCampaign {...shown} />;
  if (shown.kind === 'group') return <ShownList {...shown} head={<GroupHead group={shown.group} />} />;
  if (shown.kind === 'brand') return <ShownList {...shown} head={<BrandHead brand={shown.brand} />} />;
  return <ShownTabs page={shown.page} link={link} />;
}

/** Its words, and the first products of its list, which are sorted and filtered on its own page. */
function ShownList({ head, products }: { head: ReactNode; products: readonly ProductListItem[] }) {
  return (
    <>
      {head}
      <div className={layout.page}>
        <CardGrid cards={products.map(cardOf)} size="default" showsStars isOutletPath={false} />
      </div>
    </>
  );
}

/** Its words and picture, and its products in their order; they are sorted and filtered once shoppers see it. */
function ShownCampaign({ campaign, products }: Extract<Preview['shown'], { kind: 'campaign' }>) {
  const text = useText('mf-catalog');
  return (
    <div className={layout.page}>
      <Breadcrumbs crumbs={[{ name: campaign.title || text('preview.title') }]} />
      <ShopListHead {...campaign} title={campaign.title || text('preview.title')} />
      <CardGrid cards={products.map(cardOf)} size="default" showsStars isOutletPath={false} />
    </div>
  );
}

function ShownTabs({ page, link }: { page: StaticPageWithTabs; link: PreviewLink }) {
  const text = useText('mf-catalog');
  const open = openTabs(page.tabs, link.tabs) ?? openTabs(page.tabs, []) ?? [];
  if (open.length === 0)
    return (
      <div className={`${layout.page} ${styles.frame}`}>
        <h1>{page.title || text('preview.title')}</h1>
        <p>{text('preview.no_tabs')}</p>
      </div>
    );
  const levels = open.map(({ tab, siblings }, depth) => {
    const above = open.slice(0, depth).map((each) => each.tab.slug);
    return siblings.map((sibling) => ({
      title: sibling.title,
      path: previewHref(address.path, link, [...above, sibling.slug]),
      isOpen: sibling === tab,
    }));
  });
  const content = open.map(({ tab }) => tab.content).join('');
  return <TabbedPageText title={page.title} levels={levels} content={content} />;
}
