import { shopDay } from 'mf-shared/rules/shop-day';

const everyMs = 10_000;

/** What is looked at: the last days of the stores that are open, as they are known now. */
interface Closing {
  days: () => readonly (string | null)[];
  close: () => Promise<unknown>;
  onError: (error: unknown) => void;
}

/**
 * Closes stores whose day has come, at every look while one is known to be open: also where the day was heard of after it
 * had begun, and again where closing failed. @returns what stops it
 */
export function closeInTime({ days, close, onError }: Closing): () => void {
  let isWaiting = false;
  const look = () => {
    const today = shopDay();
    if (isWaiting || !days().some((day) => day !== null && day <= today)) return;
    isWaiting = true;
    close()
      .catch(onError)
      .finally(() => {
        isWaiting = false;
      });
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
