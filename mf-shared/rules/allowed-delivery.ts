/** Whether a product may travel by a delivery method: products name methods or their kinds, null allows all. */
export const isAllowedDelivery = (
  allowed: readonly string[] | null,
  { slug, kind }: { slug: string; kind: string },
): boolean => allowed === null || allowed.includes(slug) || allowed.includes(kind);
