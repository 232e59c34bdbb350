import { shopDay } from 'mf-shared/rules/shop-day';

const everyMs = 10_000;

/**
 * Calls `onChange` when one of some days begins in the shop: what was made before is no longer right.
 * @param days null while there are none to tell yet @returns what stops it
 */
export function followDays(
  days: () => readonly (string | null)[] | null,
  onChange: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => void {
  let [day, isWaiting] = [shopDay(), false];
  const look = () => {
    const now = shopDay();
    const known = days();
    if (now === day || !known || isWaiting) return;
    if (!known.some((each) => each !== null && day < each && each <= now)) {
      day = now;
      return;
    }
    isWaiting = true;
    // What fails is done again at the next look.
    onChange()
      .then(() => {
        day = now;
      }, onError)
      .finally(() => {
        isWaiting = false;
      });
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
