/** Whether it names a day that there is, written like 2026-11-25. */
export function isDay(words: string): boolean {
  const moment = new Date(`${words}T00:00:00Z`);
  return (
    /^(?!0000)\d{4}-\d\d-\d\d$/.test(words) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(words)
  );
}
