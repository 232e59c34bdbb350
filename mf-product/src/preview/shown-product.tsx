import type { ProductModel, ProductPreview, Resources } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { usePageConfig } from 'mf-shared/router';
import { retryUntilLoaded } from 'mf-shared/ui/lazy/lazy-part.ts';
import { OptionalPart } from 'mf-shared/ui/lazy/optional-part.tsx';
import { PreviewView } from 'mf-shared/ui/preview/preview-view.tsx';
import type { PreviewLink } from 'mf-shared/ui/preview/use-preview-link.ts';
import { use } from 'react';
import { usePreviewWords } from './use-preview-words.ts';

const path = '/preview/product/';

/** What the link shows, by the page of products (STAFF-64). */
export function ShownProduct({ link }: { link: PreviewLink }) {
  const words = usePreviewWords();
  return (
    <PreviewView<ProductPreview> {...{ words, link, path }} call="/api/previews/product/">
      {({ product }) => (
        <OptionalPart>
          <TypedProduct model={product} />
        </OptionalPart>
      )}
    </PreviewView>
  );
}

let loading: ReturnType<typeof loadProductPage> | undefined;

/** The page of products itself, which is in one chunk with its route. */
const loadProductPage = () =>
  retryUntilLoaded(() => import(/* webpackChunkName: "product" */ '../product/product-route.ts'));

function TypedProduct({ model }: { model: ProductModel }) {
  loading ??= loadProductPage();
  const { route, pageDataOf } = use(loading);
  const config = usePageConfig();
  const { data: resources } = useQuery<Resources>('/api/resources/');
  if (!resources) return null;
  return <route.Component params={{}} path={path} data={pageDataOf({ model, resources, config, query: '' })} />;
}
