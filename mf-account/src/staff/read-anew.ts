import { ApiFailure } from 'mf-shared/http';

/**
 * For a save that fails: where somebody was quicker, what is stored by now is read, so that both are seen (STAFF-42), and
 * where no answer came, because the save may be stored.
 */
export const readAnew =
  (read: () => void) =>
  (failure: unknown): never => {
    if (isOld(failure)) read();
    throw failure;
  };

const isOld = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  (failure.code === 'changed_meanwhile' || failure.status === 0 || failure.status >= 500);
