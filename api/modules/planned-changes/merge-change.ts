import { isSame } from '../audit/logged-state.ts';

/** Both have changed the same. */
export const conflict = Symbol('conflict');

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (one: unknown, other: unknown): boolean => isSame({ value: one }, { value: other });

/**
 * A state that was changed from `was` to `next`, on what stands by now: what others have changed of it meanwhile stays,
 * field by field and language by language.
 * @param onConflict what becomes of a field that both have changed, told what stands there by now
 */
export function mergeChange(
  was: unknown,
  next: unknown,
  now: unknown,
  onConflict: (now: unknown) => unknown = () => conflict,
): unknown {
  if (same(was, next)) return now;
  if (same(was, now) || same(next, now)) return next;
  if (Array.isArray(was) && Array.isArray(next) && Array.isArray(now))
    return mergeLists({ was, next, now }, onConflict);
  if (!isFields(was) || !isFields(next) || !isFields(now)) return onConflict(now);
  const merged: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(now), ...Object.keys(next)])) {
    const value = mergeChange(was[name], next[name], now[name], onConflict);
    if (value === conflict) return conflict;
    if (value !== undefined) merged[name] = value;
  }
  return merged;
}

type Lists = Readonly<Record<'was' | 'next' | 'now', readonly unknown[]>>;

/**
 * Lists of things that have parts of an address, as the tabs of a page do, thing by thing, as long as they stand as they
 * stood. What came behind the others stays; what is taken away from the end goes where nobody has changed it. Other lists
 * are one field.
 */
function mergeLists({ was, next, now }: Lists, onConflict: (now: unknown) => unknown): unknown {
  const isOneLonger = next.length <= was.length || now.length === was.length;
  const both = Math.min(was.length, next.length);
  const standsIn = (list: readonly unknown[], count: number) =>
    was.slice(0, count).every((thing, place) => isSameThing(thing, list[place]));
  if (now.length < was.length || !isOneLonger || !standsIn(now, was.length)) return onConflict(now);
  if (next.length < was.length && !standsIn(next, both)) return onConflict(now);
  const merged = was.slice(0, both).map((thing, place) => mergeChange(thing, next[place], now[place], onConflict));
  const standing = now.slice(both, was.length);
  const left = same(was.slice(both), standing) ? [] : onConflict(standing);
  if (!Array.isArray(left) || merged.includes(conflict)) return conflict;
  return [...merged, ...left, ...next.slice(was.length), ...now.slice(was.length)];
}

/** Whether two things have the same part of an address in a language; no two beside one another do. */
function isSameThing(one: unknown, other: unknown): boolean {
  if (!isFields(one) || !isFields(other) || !isFields(one.slugs) || !isFields(other.slugs)) return false;
  const slugs = other.slugs;
  return Object.entries(one.slugs).some(([language, slug]) => slugs[language] === slug);
}
