/** Where the shop keeps its calendar, and where the stores' clocks are. */
export const shopZone = 'Europe/Helsinki';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let format: Intl.DateTimeFormat | undefined;
let cachedHour = { at: Number.NaN, day: '' };

/**
 * The day of a moment by the shop's calendar, `YYYY-MM-DD`. Rates of VAT, receipts, invoices, times to return and gift
 * cards go by it, so that an order has one day. Prices ask for it again and again within the same hour, in which no day
 * begins.
 */
export function shopDay(moment: Date | number = Date.now()): string {
  const at = Math.floor(Number(moment) / hourMs);
  if (cachedHour.at !== at) {
    // Swedish writes days so.
    format ??= new Intl.DateTimeFormat('sv-SE', { timeZone: shopZone });
    cachedHour = { at, day: format.format(moment) };
  }
  return cachedHour.day;
}

/** The shop's day so many days after that of a moment, `YYYY-MM-DD`. */
export const shopDayAfter = (moment: Date | number, days: number): string =>
  new Date(Date.parse(shopDay(moment)) + days * dayMs).toISOString().slice(0, 10);
