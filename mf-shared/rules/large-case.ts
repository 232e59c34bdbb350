/**
 * More than this is at stake in a large case (AFTER-99): minor units of each currency that is paid, of about the same worth,
 * in round amounts that the staff can read.
 */
export const largeCaseMinor = { eur: 20_000, sek: 220_000 } as const;
