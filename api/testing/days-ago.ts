/** Days from today as ISO text. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
