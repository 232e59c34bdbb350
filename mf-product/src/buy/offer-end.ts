import { shopZone } from 'mf-shared/rules/shop-day';

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
  // German writes it so, but for a comma.
  const written = end.toLocaleString('de', {
    timeZone: shopZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return written.replace(',', '');
}
