import type { ProductPreview } from 'mf-shared/contract';
import { OptionalPart } from 'mf-shared/ui/lazy/optional-part.tsx';
import { PreviewView } from 'mf-shared/ui/preview/preview-view.tsx';
import { TypedPage } from 'mf-shared/ui/preview/typed-page.tsx';
import type { PreviewLink } from 'mf-shared/ui/preview/use-preview-link.ts';
import { usePreviewWords } from './use-preview-words.ts';

/** What the link shows, by the page of products (STAFF-64). */
export function ShownProduct({ link }: { link: PreviewLink }) {
  const words = usePreviewWords();
  return (
    <PreviewView<ProductPreview> {...{ words, link }} call="/api/previews/product/" path="/preview/product/">
      {({ product }) => (
        <OptionalPart>
          <TypedPage
            namespace="mf-product"
            load={loadPage}
            path={product.is_bundle || product.is_legacy ? `/old${product.model_url}` : product.model_url}
            call={`/api/products/productmodel/${encodeURIComponent(product.slug)}/`}
            typed={product}
            words={words}
          />
        </OptionalPart>
      )}
    </PreviewView>
  );
}

const loadPage = () => import(/* webpackChunkName: "product" */ '../product/product-route.ts');
