/** `8 d 4 h` in the words of a language; hours alone on the first day. */
export function ageWords({ days, hours }: { days: number; hours: number }, locale: string): string {
  const say = (value: number, unit: 'day' | 'hour') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  return days === 0 ? say(hours, 'hour') : `${say(days, 'day')} ${say(hours, 'hour')}`;
}
