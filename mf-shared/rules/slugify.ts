const cyrillic: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};
const latin: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', '−': 'minus-' };

/** A path segment of lowercase ASCII letters, digits and hyphens. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[а-яёßæøœ−]/g, (letter) => cyrillic[letter] ?? latin[letter] ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The part of an address that follows from a name; empty where it has no letter and no digit. */
export const slugOfName = (name: string): string => slugify(name).slice(0, 110).replace(/-$/, '');

/** The slug, or where that is taken the first one with a number behind it that is not: `tent-2`. */
export async function firstFree(slug: string, isTaken: (slug: string) => boolean | Promise<boolean>): Promise<string> {
  let free = slug;
  for (let number = 2; await isTaken(free); number += 1) free = `${slug}-${number}`;
  return free;
}
