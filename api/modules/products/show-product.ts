import type { Locale, ProductModel } from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import type { Answer } from '../../read-model/answer.ts';
import type { CatalogueSnapshot } from '../../read-model/catalogue-store.ts';
import type { Model } from '../../read-model/model.ts';
import { keywordsOf } from '../rich-text/keywords-of.ts';
import { markKeywords } from '../rich-text/mark-keywords.ts';
import { readableHtml } from '../rich-text/readable-html.ts';
import type { RichTextSettings } from '../rich-text/sanitise-html.ts';
import { type ModelView, modelAnswer } from './model-answer.ts';
import { readBalances } from './read-balances.ts';
import { type LongTexts, readDetails } from './read-details.ts';

type Shop = Pick<CatalogueSnapshot, 'catalogue'>;

async function viewOf({ catalogue }: Shop, locale: Locale, taxAreaId: number): Promise<ModelView> {
  const texts = await catalogue.textsOf(locale);
  return { catalogue, locale, taxAreaId, balances: null, nameOf: (id) => texts.get(id)?.name ?? '' };
}

/**
 * The answer with its rich texts sanitised, whoever wrote them (CONTENT-10), then with its keywords marked: the
 * sanitiser lets no button through.
 */
async function readable(
  model: ProductModel,
  { catalogue }: Shop,
  { locale, richText }: ProductView,
): Promise<ProductModel> {
  const reader = { pages: catalogue, locale, settings: richText };
  const [description, brand] = await Promise.all(
    [model.long_description_html, model.manufacturer.description].map((html) => readableHtml(html, reader)),
  );
  return {
    ...model,
    long_description_html: markKeywords(description ?? '', keywordsOf(catalogue, locale)),
    manufacturer: { ...model.manufacturer, description: brand ?? '' },
  };
}

export interface ProductView {
  locale: Locale;
  taxAreaId: number;
  richText: RichTextSettings;
}

/** The product as everybody may see it, made once per version and change of its stock. */
export function productForVisitors(
  db: Database,
  snapshot: CatalogueSnapshot,
  model: Model,
  shown: ProductView,
): Promise<Answer> {
  const { locale, taxAreaId } = shown;
  return snapshot.answers.get(`product ${model.id} ${locale} ${taxAreaId}`, [`model:${model.id}`], async (tag) => {
    const details = await readDetails(db, model.id, locale);
    for (const id of [...details.partIds, model.second_hand_parent_id]) if (id !== null) tag(`model:${id}`);
    const answer = modelAnswer(model, details, await viewOf(snapshot, locale, taxAreaId));
    return JSON.stringify(await readable(answer, snapshot, shown));
  });
}

/** With every store's balance and the shelf codes, read now. */
export async function productForStaff(
  db: Database,
  snapshot: CatalogueSnapshot,
  model: Model,
  shown: ProductView,
): Promise<ProductModel> {
  const { locale, taxAreaId } = shown;
  const details = await readDetails(db, model.id, locale);
  const balances = await readBalances(db, [model.id, ...details.partIds]);
  const view = { ...(await viewOf(snapshot, locale, taxAreaId)), balances };
  return readable(modelAnswer(model, details, view), snapshot, shown);
}

/** As everybody would see it if the texts of one language were these (STAFF-64). */
export async function productWithTexts(
  db: Database,
  shop: Shop,
  { model, texts }: { model: Model; texts: Omit<LongTexts, 'is_manual'> },
  shown: ProductView,
): Promise<ProductModel> {
  const { locale, taxAreaId } = shown;
  const details = await readDetails(db, model.id, locale);
  const others = details.texts.filter((each) => each.locale !== texts.locale);
  // Those of a third language are not on the page.
  const typed = texts.locale === locale || texts.locale === 'fi' ? [{ ...texts, is_manual: true }] : [];
  const view = await viewOf(shop, locale, taxAreaId);
  return readable(modelAnswer(model, { ...details, texts: [...others, ...typed] }, view), shop, shown);
}
