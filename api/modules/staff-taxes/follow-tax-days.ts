import { shopDay } from 'mf-shared/rules/shop-day';
import type { ReferenceData } from '../../read-model/reference-data.ts';

const everyMs = 10_000;

/**
 * Calls `onChange` when a day begins on which other rates hold: prices that were reckoned before are no longer right.
 * @returns what stops it
 */
export function followTaxDays(
  taxRates: () => ReferenceData['taxRates'] | null,
  onChange: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => void {
  let [day, isWaiting] = [shopDay(), false];
  const look = () => {
    const now = shopDay();
    const rates = taxRates();
    if (now === day || !rates || isWaiting) return;
    const begins = (moment: string | null) => moment !== null && day < moment && moment <= now;
    if (!rates.some(({ valid_from, valid_to }) => begins(valid_from) || begins(valid_to))) {
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
