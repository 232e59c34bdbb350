import type { Catalogue } from '../../read-model/catalogue.ts';

const held = new WeakMap<Catalogue['settings'], ReadonlySet<number>>();

/** Whether a model is a Vuota item: the general setting `vuota_model_ids` names them, with commas (docs/decisions/0024). */
export function isVuota(modelId: number, settings: Catalogue['settings']): boolean {
  const known = held.get(settings) ?? new Set((settings.get('vuota_model_ids') ?? '').split(',').map(Number));
  held.set(settings, known);
  return known.has(modelId);
}
