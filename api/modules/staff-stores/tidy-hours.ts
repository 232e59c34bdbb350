import type { OtherDays, StoreHours } from 'mf-shared/contract';
import { refusedField } from '../../http/refusal.ts';

const written = /^(\d{1,2})(?:[.:](\d{2}))?\s*[–—-]\s*(\d{1,2})(?:[.:](\d{2}))?$/u;
const wholeDay = 24 * 60;

/**
 * Hours as they are kept, `10–18` or `9.30–17`, and the other days that are not over, in their order (STAFF-47). What
 * stood there before for a weekday or for days ahead is left as it is, whatever it is.
 * @param today as `2026-12-24` @throws Refusal beside the field that is wrong
 */
export function tidyHours(wanted: StoreHours, was: StoreHours, today: string): StoreHours {
  return {
    opening_hours: wanted.opening_hours.map((typed, weekday) =>
      tidyUnlessKept(typed, was.opening_hours[weekday] ?? null, `hours_${weekday}`),
    ),
    other_days: tidyDays(wanted.other_days, was.other_days, today),
  };
}

function tidyDays(wanted: readonly OtherDays[], was: readonly OtherDays[], today: string): OtherDays[] {
  const known = new Set(was.map(keyOf));
  const days = wanted
    // What is over is in the log.
    .filter((each) => each.to >= today || !known.has(keyOf(each)))
    .map((each) => {
      if (known.has(keyOf(each))) return each;
      if (each.to < each.from) throw refusedField('to', 'stores.ends_before');
      if (each.to < today) throw refusedField('to', 'stores.over');
      return { ...each, hours: tidySpan(each.hours, 'hours') };
    })
    .toSorted((one, other) => one.from.localeCompare(other.from));
  for (const [index, { from }] of days.entries()) {
    const before = days[index - 1];
    if (before && before.to >= from) throw refusedField('from', 'stores.twice');
  }
  return days;
}

const tidyUnlessKept = (typed: string | null, was: string | null, field: string): string | null =>
  // What is typed comes without the blanks around it.
  typed !== null && typed === was?.trim() ? was : tidySpan(typed, field);

/** @throws Refusal where it says no hours of one day */
function tidySpan(typed: string | null, field: string): string | null {
  if (typed === null || typed === '') return null;
  const [, fromHour, fromMinute = '00', toHour, toMinute = '00'] = written.exec(typed) ?? [];
  const [from, to] = [Number(fromHour) * 60 + Number(fromMinute), Number(toHour) * 60 + Number(toMinute)];
  const isGood = Number(fromMinute) < 60 && Number(toMinute) < 60 && from < to && to <= wholeDay;
  if (!isGood) throw refusedField(field, 'stores.wrong_hours');
  return `${clock(from)}–${clock(to)}`;
}

function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return minute === 0 ? String(hour) : `${hour}.${String(minute).padStart(2, '0')}`;
}

const keyOf = ({ from, to, hours, reason }: OtherDays): string => JSON.stringify([from, to, hours, reason]);
