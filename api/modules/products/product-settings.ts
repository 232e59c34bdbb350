/** The models that still live under /old (PRODUCT-4, CONF-55). */
export const isLegacy = (modelId: number, settings: ReadonlyMap<string, string>): boolean =>
  (settings.get('legacy_model_ids') ?? '')
    .split(',')
    .map((id) => id.trim())
    .includes(String(modelId));
