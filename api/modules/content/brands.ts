import type { Brand, Locale, Manufacturer as ManufacturerAnswer } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { inLocale } from '../../read-model/per-locale.ts';
import { type Manufacturer, shownBrands } from '../../read-model/reference-data.ts';

export const brandList = (catalogue: Catalogue): Brand[] =>
  shownBrands(catalogue)
    .map(({ id, name, slug, logo, is_featured }) => ({
      id,
      name,
      slug,
      logo,
      modelCount: catalogue.modelsOfManufacturer(id).length,
      isFeatured: is_featured,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'fi'));

/** The brand that is shown where none is asked for: by setting, else the first. */
export const defaultBrand = (catalogue: Catalogue): string =>
  catalogue.settings.get('default_brand') ?? shownBrands(catalogue)[0]?.slug ?? '';

/** Rule LIST-18. */
export function manufacturerOf(maker: Manufacturer, catalogue: Catalogue, locale: Locale): ManufacturerAnswer {
  const texts = inLocale(maker.texts, locale) ?? {};
  return {
    id: maker.id,
    name: maker.name,
    slug: maker.slug,
    logo: maker.logo,
    title: texts.title ?? maker.name,
    description: texts.description ?? '',
    metaDescription: texts.metaDescription ?? '',
    promoImages: maker.promo_images,
    modelCount: catalogue.modelsOfManufacturer(maker.id).length,
  };
}
