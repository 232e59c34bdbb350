/** Metres as the reader says them: 400 m, 1.2 km, 14 km. */
export function writeDistance(meters: number, locale: string): string {
  const isShort = meters < 1000;
  const value = isShort ? Math.round(meters / 50) * 50 || 50 : meters / 1000;
  const formatter = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isShort ? 'meter' : 'kilometer',
    maximumFractionDigits: !isShort && value < 10 ? 1 : 0,
  });
  return formatter.format(value);
}
