import type { Locale, ProductListItem } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { listItems } from '../../read-model/list-item.ts';
import { isListed } from '../../read-model/model.ts';

/** The place of a product, as the sanitiser writes it. */
const place = /<div data-product="([a-z\d-]+)"><\/div>/g;

export interface CardReader {
  catalogue: Catalogue;
  locale: Locale;
  taxAreaId: number;
  /** Told what makes the text stale within a version of the catalogue. */
  tag?: ((name: string) => void) | undefined;
}

/** Whether a stored text may hold products, so that it differs from one tax area to the next. HTML has names in any case. */
export const mayHoldProducts = (html: string): boolean => /data-product/i.test(html);

/**
 * The products that stand in a text, each once, as cards have them today, and the text, whose places name them by their ids.
 * Nothing is left in the place of one that no list shows, or that there is none of (CONTENT-31).
 * @param html sanitised
 */
export async function withProducts(
  html: string,
  { catalogue, locale, taxAreaId, tag }: CardReader,
): Promise<{ content: string; productsInText: ProductListItem[] }> {
  if (!mayHoldProducts(html)) return { content: html, productsInText: [] };
  const modelOf = (slug: string | undefined) => catalogue.modelsBySlug.get(slug ?? '');
  const named = [...html.matchAll(place)].flatMap(([, slug]) => modelOf(slug) ?? []);
  const models = [...new Set(named)].filter(isListed);
  const ids = models.map(({ id }) => id);
  for (const id of ids) tag?.(`model:${id}`);
  const texts = await catalogue.textsOfSome(locale, ids);
  const productsInText = listItems(models, texts, { locale, taxAreaId, reference: catalogue });
  const shown = new Set(productsInText.map(({ id }) => id));
  const content = html.replace(place, (_, slug: string) => {
    const id = modelOf(slug)?.id;
    return id !== undefined && shown.has(id) ? `<div data-product="${id}"></div>` : '';
  });
  return { content, productsInText };
}
