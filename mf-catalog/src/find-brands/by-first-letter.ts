const letter = /^\p{L}/u;

/** Where names that begin with no letter stand. */
const noLetter = '#';

/**
 * Names under their first letter, both in the language's order: in Finnish and Swedish Å, Ä and Ö are letters of their
 * own, in German and French they stand with A and O.
 */
export function byFirstLetter<T extends { name: string }>(entries: readonly T[], locale: string): [string, T[]][] {
  const collator = new Intl.Collator(locale, { sensitivity: 'base' });
  const groups: [string, T[]][] = [];
  for (const entry of entries.toSorted((a, b) => collator.compare(a.name, b.name))) {
    const first = letter.exec(entry.name)?.[0].toLocaleUpperCase(locale) ?? noLetter;
    const known = groups.find(([name]) => collator.compare(name, first) === 0);
    if (known) known[1].push(entry);
    else
      groups.push([first.length === 1 && collator.compare(first, plain(first)) === 0 ? plain(first) : first, [entry]]);
  }
  return groups;
}

const plain = (character: string): string => character.normalize('NFD').charAt(0);
