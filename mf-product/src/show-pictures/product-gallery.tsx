import type { ProductModel } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Gallery } from 'mf-shared/ui/gallery/gallery.tsx';
import { picturesOf } from './pictures-of.ts';

/** The model's pictures, the chosen colour's first. */
export function ProductGallery({ model, color }: { model: ProductModel; color: string | null }) {
  const text = useText('mf-product');
  const colorName = model.products.find(({ color_slug }) => color_slug === color)?.colour ?? '';
  const images = picturesOf(model, color).map(({ full_url, caption }, index) => ({
    path: full_url,
    alt: caption || text('gallery.picture', { name: model.name, color: colorName, number: index + 1 }),
  }));
  // A change of colour begins at its first picture.
  return <Gallery key={color} images={images} />;
}
