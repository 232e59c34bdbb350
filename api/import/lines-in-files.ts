import type { Place, Problems } from './problems.ts';

/** Says of names that have no number which are used twice. */
export function onlyOnce(problems: Problems) {
  const lines = new Map<string, number>();
  return (name: string, place: Place, field: string) => {
    const before = lines.get(name);
    if (before !== undefined) problems.add(place, field, `“${name}” is used twice, before in line ${before}`);
    lines.set(name, place.line);
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
