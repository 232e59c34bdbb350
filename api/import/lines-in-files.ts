import type { Place, Problems } from './problems.ts';

/** Says of names that have no number which are used twice. */
export function onlyOnce(problems: Problems) {
  const places = new Map<string, Place>();
  return (name: string, place: Place, field: string) => {
    const before = places.get(name);
    const file = before?.file === place.file ? '' : `${before?.file}, `;
    if (before) problems.add(place, field, `“${name}” is used twice, before in ${file}line ${before.line}`);
    places.set(name, place);
  };
}

/** Says of a time that ends before it starts. */
export function checkPeriod(
  { starts, ends }: { starts?: string | undefined; ends?: string | undefined },
  place: Place,
  problems: Problems,
): void {
  if (starts !== undefined && ends !== undefined && Date.parse(ends) <= Date.parse(starts))
    problems.add(place, 'ends', 'is not after starts');
}
