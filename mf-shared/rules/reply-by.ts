const dayMs = 86_400_000;
/** Days that a buyer has to answer what the shop asks about a case. */
export const replyDays = 14;

/** Rule AFTER-104: the last day, `YYYY-MM-DD`, to answer a question of this moment. */
export function replyBy(askedAt: string | Date): string {
  const day = new Date(askedAt).toLocaleDateString('sv-SE', { timeZone: 'Europe/Helsinki' });
  return new Date(Date.parse(day) + replyDays * dayMs).toISOString().slice(0, 10);
}
