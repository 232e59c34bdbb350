import { ApiFailure } from 'mf-shared/http';

/** For a save that fails: where somebody was quicker, what is stored by now is read, so that both are seen (STAFF-42). */
export const readAnew =
  (read: () => void) =>
  (failure: unknown): never => {
    if (failure instanceof ApiFailure && failure.code === 'changed_meanwhile') read();
    throw failure;
  };
