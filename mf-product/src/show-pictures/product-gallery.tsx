import type { ProductModel } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Gallery } from 'mf-shared/ui/gallery/gallery.tsx';
import { ModelRibbons } from 'mf-shared/ui/ribbon/model-ribbons.tsx';
import { memo } from 'react';
import { picturesOf } from './pictures-of.ts';

interface ProductGalleryProps {
  model: ProductModel;
  color: string | null;
}

/** The model's pictures, the chosen colour's first. A choice of size or type does not draw them anew. */
export const ProductGallery = memo(function ProductGallery({ model, color }: ProductGalleryProps) {
  const text = useText('mf-product');
  const colorName = model.products.find(({ color_slug }) => color_slug === color)?.colour ?? '';
  const images = picturesOf(model, color).map(({ full_url, caption }, index) => ({
    path: full_url,
    alt: caption || text('gallery.picture', { name: model.name, color: colorName, number: index + 1 }),
  }));
  // A change of colour begins at its first picture.
  return (
    <Gallery
      key={color}
      images={images}
      ribbon={model.ribbons.length > 0 && <ModelRibbons ribbons={model.ribbons} />}
    />
  );
});
