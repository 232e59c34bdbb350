import type { ExperienceBrand, Locale, Post } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { inLocale } from '../../read-model/per-locale.ts';
import type { Manufacturer } from '../../read-model/reference-data.ts';
import { articlesByDate, postOf } from '../blog/posts.ts';

/** A brand among the others of the experiences. */
export function experienceOf(maker: Manufacturer, catalogue: Catalogue, locale: Locale): ExperienceBrand {
  return {
    slug: maker.slug,
    name: maker.name,
    logo: maker.logo,
    image: maker.promo_images[0] ?? null,
    summary: inLocale(maker.texts, locale)?.metaDescription ?? '',
    modelCount: catalogue.modelsOfManufacturer(maker.id).length,
  };
}

/** What the magazine says of a brand's products, newest first. */
export function postsAbout(maker: Manufacturer, catalogue: Catalogue, locale: Locale): Post[] {
  const isTheirs = (id: number) => catalogue.models.get(id)?.manufacturer.id === maker.id;
  return articlesByDate(catalogue)
    .filter(({ model_ids }) => model_ids.some(isTheirs))
    .map((article) => postOf(article, catalogue, locale));
}
