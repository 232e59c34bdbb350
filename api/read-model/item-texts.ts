import type { Locale } from 'mf-shared/contract';
import type { Catalogue } from './catalogue.ts';
import { listItem } from './list-item.ts';
import type { Model } from './model.ts';

/**
 * Cards as JSON text, made once per language and tax area: a list is these texts joined, so no request turns the same
 * card into JSON again.
 */
export interface ItemTexts {
  listOf: (models: readonly Model[], locale: Locale, taxAreaId: number) => Promise<string>;
  /** Makes the card anew when it is next asked for. */
  forget: (modelId: number) => void;
}

export function createItemTexts(catalogue: Catalogue): ItemTexts {
  const tables = new Map<string, Map<number, string>>();
  return {
    async listOf(models, locale, taxAreaId) {
      const names = await catalogue.textsOf(locale);
      const key = `${locale} ${taxAreaId}`;
      const table = tables.get(key) ?? new Map<number, string>();
      tables.set(key, table);
      const items: string[] = [];
      for (const model of models) {
        const texts = names.get(model.id);
        if (!texts) continue;
        let item = table.get(model.id);
        if (item === undefined) {
          item = JSON.stringify(listItem(model, texts, locale, taxAreaId, catalogue));
          table.set(model.id, item);
        }
        items.push(item);
      }
      return `[${items.join(',')}]`;
    },
    forget(modelId) {
      for (const table of tables.values()) table.delete(modelId);
    },
  };
}
