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
  if (!isFields(was) || !isFields(next) || !isFields(now)) return onConflict(now);
  const merged: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(now), ...Object.keys(next)])) {
    const value = mergeChange(was[name], next[name], now[name], onConflict);
    if (value === conflict) return conflict;
    if (value !== undefined) merged[name] = value;
  }
  return merged;
}
