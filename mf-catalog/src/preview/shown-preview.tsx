import type { Article, Preview, ProductListItem, StaticPageWithTabs } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { OptionalPart } from 'mf-shared/ui/lazy/optional-part.tsx';
import type { PreviewWords } from 'mf-shared/ui/preview/load-again.tsx';
import { NoTabs } from 'mf-shared/ui/preview/no-tabs.tsx';
import { PreviewView } from 'mf-shared/ui/preview/preview-view.tsx';
import { TypedPage } from 'mf-shared/ui/preview/typed-page.tsx';
import { type PreviewLink, previewHref } from 'mf-shared/ui/preview/use-preview-link.ts';
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
import { usePreviewWords } from './use-preview-words.ts';

/** What the link shows, by the components of its own page (STAFF-64). */
export function ShownPreview({ link }: { link: PreviewLink }) {
  const words = usePreviewWords();
  return (
    <PreviewView<Preview> {...{ words, link }} call="/api/previews/" path={address.path}>
      {({ shown }) => <Shown {...{ shown, link, words }} />}
    </PreviewView>
  );
}

/** It has no address of its own yet. */
const address = { params: {}, path: '/preview/' };

interface ShownProps {
  shown: Preview['shown'];
  link: PreviewLink;
  words: PreviewWords;
}

function Shown({ shown, link, words }: ShownProps) {
  if (shown.kind === 'post') return <ArticlePage {...address} data={postOf(shown.post)} />;
  if (shown.kind === 'page')
    return <StaticPageText {...shown.page} productsInText={shown.page.productsInText.map(cardOf)} />;
  if (shown.kind === 'campaign') return <ShownCampaign {...shown} />;
  if (shown.kind === 'group') return <ShownList {...shown} head={<GroupHead group={shown.group} />} />;
  if (shown.kind === 'front')
    return (
      <OptionalPart>
        <TypedPage namespace="mf-catalog" load={loadHome} path="/" call="/api/home/" typed={shown.home} words={words} />
      </OptionalPart>
    );
  if (shown.kind === 'brand') return <ShownList {...shown} head={<BrandHead brand={shown.brand} />} />;
  return <ShownTabs page={shown.page} link={link} />;
}

const loadHome = () => import(/* webpackChunkName: "home" */ '../home/home-route.ts');

const postOf = ({ products, productsInText, ...post }: Article) => ({
  ...post,
  ...{ products: products.map(cardOf), productsInText: productsInText.map(cardOf) },
});

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
  const { title } = usePreviewWords();
  const open = openTabs(page.tabs, link.tabs) ?? openTabs(page.tabs, []) ?? [];
  if (open.length === 0) return <NoTabs title={page.title || title} />;
  const levels = open.map(({ tab, siblings }, depth) => {
    const above = open.slice(0, depth).map((each) => each.tab.slug);
    return siblings.map((sibling) => ({
      title: sibling.title,
      path: previewHref(address.path, link, [...above, sibling.slug]),
      isOpen: sibling === tab,
    }));
  });
  const content = open.map(({ tab }) => tab.content).join('');
  return (
    <TabbedPageText {...{ title: page.title, levels, content }} productsInText={page.productsInText.map(cardOf)} />
  );
}
