/** The tag that says it on cards and product pages. */
export const sustainableLabel = 'sustainable-choice';

/** The property whose values are the criteria that a product meets. */
export const responsibilityProperty = 'responsibility';

export const responsibilityCriteria = ['recycled', 'pfas-free', 'repairable', 'fair-made', 'traceable'] as const;

/** Criteria that the label needs. */
export const neededCriteria = 3;

/** Whether what a product meets earns the sustainable-choice label (PRODUCT-22): each criterion counts once. */
export function isSustainableChoice(met: Iterable<string>): boolean {
  const values = new Set(met);
  return responsibilityCriteria.filter((criterion) => values.has(criterion)).length >= neededCriteria;
}
