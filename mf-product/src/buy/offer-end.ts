const dayMs = 86_400_000;

/**
 * When the offer ends as DD.MM.YYYY HH:mm, or null where it has ended or lies further away than `maxDays` (PRODUCT-70,
 * PRODUCT-71). Finnish time, as the shop keeps it.
 */
export function offerEnd(endsAt: string | undefined, now: Date, maxDays: number): string | null {
  if (!endsAt) return null;
  const end = new Date(endsAt);
  const isNear = end > now && end.getTime() - now.getTime() <= maxDays * dayMs;
  if (Number.isNaN(end.getTime()) || !isNear) return null;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Helsinki',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(end);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('day')}.${part('month')}.${part('year')} ${part('hour')}:${part('minute')}`;
}
