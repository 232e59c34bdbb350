import { countIn } from '../lib/bit-set.ts';
import type { OptionFacet } from './facet.ts';

/** A product group by its id, which is the same in every language's address. */
export interface NamedGroup {
  value: string;
  name: string;
  children: readonly NamedGroup[];
}

/**
 * The groups into which a list parts, in the menu's order: of a group that holds the whole list those below it (LIST-75).
 * @param groups where to begin: the menu's
 */
export function partingGroups(
  facet: Pick<OptionFacet, 'byValue' | 'size'>,
  groups: readonly NamedGroup[],
): readonly NamedGroup[] {
  const held = groups.filter(({ value }) => facet.byValue.has(value));
  const whole = held.find(({ value }) => countIn(facet.byValue.get(value)?.set ?? new Int32Array()) === facet.size);
  return whole ? partingGroups(facet, whole.children) : held;
}

/** The group's name wherever it stands. */
export function groupName(groups: readonly NamedGroup[], wanted: string): string | undefined {
  for (const { value, name, children } of groups) {
    const found = value === wanted ? name : groupName(children, wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}
