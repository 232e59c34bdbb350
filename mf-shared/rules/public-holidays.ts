const dayMs = 86_400_000;

/** Month and day of Finland's public holidays that do not move, the eve of Christmas among them. */
const fixedHolidays: ReadonlySet<string> = new Set(['1-1', '1-6', '5-1', '12-6', '12-24', '12-25', '12-26']);
/** Days from Easter Sunday: Good Friday, Easter Sunday and Monday, Ascension Day, Whit Sunday. */
const movingHolidays: ReadonlySet<number> = new Set([-2, 0, 1, 39, 49]);
const friday = 5;
const saturday = 6;

/**
 * Whether a day is a public holiday of Finland, where the stores and the customer service are; the eves of midsummer
 * and Christmas, on which everything is closed, count as such (AVAIL-32, CONTENT-17).
 * @param date midnight UTC of that day
 */
export function isPublicHoliday(date: Date): boolean {
  const month = date.getUTCMonth() + 1;
  const day = date.getUTCDate();
  const weekday = date.getUTCDay();
  if (fixedHolidays.has(`${month}-${day}`)) return true;
  if (movingHolidays.has(date.getTime() / dayMs - easterDay(date.getUTCFullYear()))) return true;
  // Midsummer is the Saturday from 20 to 26 June, All Saints' Day the one from 31 October to 6 November.
  if (month === 6 && weekday === friday) return day >= 19 && day <= 25;
  if (month === 6 && weekday === saturday) return day >= 20 && day <= 26;
  return weekday === saturday && ((month === 10 && day === 31) || (month === 11 && day <= 6));
}

/** Easter Sunday of the western church as a number of days since 1970 (Meeus, Jones and Butcher). */
function easterDay(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1) / dayMs;
}
