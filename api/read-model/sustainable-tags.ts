import { isSustainableChoice, responsibilityProperty, sustainableLabel } from 'mf-shared/rules/sustainable-choice';
import type { PropertyValue } from './model.ts';
import type { ModelTag } from './reference-data.ts';

/**
 * A model's tags with the sustainable-choice label where its criteria earn it, and without it elsewhere (PRODUCT-22). It
 * comes first: cards show two tags. `label`: the tag as the catalogue describes it; a catalogue without one has no such label.
 */
export function withSustainableLabel(
  tags: readonly ModelTag[],
  values: readonly PropertyValue[],
  label: ModelTag | undefined,
): readonly ModelTag[] {
  const met = values.filter(({ property }) => property.slug === responsibilityProperty).map(({ value }) => value);
  const others = tags.filter(({ slug }) => slug !== sustainableLabel);
  return label !== undefined && isSustainableChoice(met) ? [label, ...others] : others;
}
