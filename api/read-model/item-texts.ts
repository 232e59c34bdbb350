import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Locale, PackedList } from 'mf-shared/contract';
import { ListPacker } from 'mf-shared/rules/packed-list/list-packer';
import type { Catalogue } from './catalogue.ts';
import { listItem } from './list-item.ts';
import type { Model } from './model.ts';

/**
 * Cards as JSON text, made once per language and tax area: a list is these texts joined, so no request turns the same
 * card into JSON again.
 */
export interface ItemTexts {
  listOf: (models: readonly Model[], locale: Locale, taxAreaId: number) => Promise<string>;
  /** The first `limit` models in columns. */
  packedListOf: (models: readonly Model[], locale: Locale, taxAreaId: number, limit?: number) => Promise<PackedList>;
  /** Makes the card anew when it is next asked for. */
  forget: (modelId: number) => void;
}

/** Products packed before other requests get their turn. */
const packedAtOnce = 500;

export function createItemTexts(catalogue: Catalogue): ItemTexts {
  const tables = new Map<string, Map<number, string>>();
  return {
    async listOf(models, locale, taxAreaId) {
      const names = await catalogue.textsOfSome(
        locale,
        models.map(({ id }) => id),
      );
      const key = `${locale} ${taxAreaId}`;
      const table = tables.get(key) ?? new Map<number, string>();
      tables.set(key, table);
      const items: string[] = [];
      for (const model of models) {
        const texts = names.get(model.id);
        if (!texts) continue;
        let item = table.get(model.id);
        if (item === undefined) {
          item = JSON.stringify(listItem(model, texts, { locale, taxAreaId, reference: catalogue }));
          table.set(model.id, item);
        }
        items.push(item);
      }
      return `[${items.join(',')}]`;
    },
    async packedListOf(models, locale, taxAreaId, limit = models.length) {
      const names = await catalogue.textsOf(locale);
      const packer = new ListPacker();
      const named = models.filter(({ id }) => names.has(id));
      for (const [index, model] of named.slice(0, limit).entries()) {
        const texts = names.get(model.id);
        if (texts) packer.add(listItem(model, texts, { locale, taxAreaId, reference: catalogue }));
        if (index % packedAtOnce === packedAtOnce - 1) await nextTurn();
      }
      return packer.finish(named.length);
    },
    forget(modelId) {
      for (const table of tables.values()) table.delete(modelId);
    },
  };
}
