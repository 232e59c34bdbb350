/** A moment as the database tells it, however it was written; null stays. */
export const asMoment = (written: string | null): string | null => written && new Date(written).toISOString();
