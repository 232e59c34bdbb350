import { shopDay } from 'mf-shared/rules/shop-day';

const everyMs = 10_000;

/** When something is no longer right, as the clock writes it; null while there is nothing to tell yet. */
type Marks = () => readonly (string | null)[] | null;

/** Moments as `followMoments` looks at them; null is none. */
export const asMarks = (moments: readonly (Date | string | null)[]): string[] =>
  moments.flatMap((each) => (each === null ? [] : [new Date(each).toISOString()]));

/** Calls `onChange` when one of some days begins in the shop: what was made before is no longer right. @returns what stops it */
export const followDays = (days: Marks, onChange: () => Promise<unknown>, onError: (error: unknown) => void) =>
  followClock(shopDay, days, { onChange, onError });

/** Does the same when one of some moments has come, which are written as `toISOString` writes them. */
export const followMoments = (moments: Marks, onChange: () => Promise<unknown>, onError: (error: unknown) => void) =>
  followClock(() => new Date().toISOString(), moments, { onChange, onError });

function followClock(
  clock: () => string,
  marks: Marks,
  { onChange, onError }: { onChange: () => Promise<unknown>; onError: (error: unknown) => void },
): () => void {
  let [last, isWaiting] = [clock(), false];
  const look = () => {
    const now = clock();
    const known = marks();
    if (now === last || !known || isWaiting) return;
    if (!known.some((each) => each !== null && last < each && each <= now)) {
      last = now;
      return;
    }
    isWaiting = true;
    // What fails is done again at the next look.
    onChange()
      .then(() => {
        last = now;
      }, onError)
      .finally(() => {
        isWaiting = false;
      });
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
