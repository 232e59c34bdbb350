import { logSubjects } from 'mf-shared/contract/staff-choices';
import { isDay } from 'mf-shared/rules/is-day';

export interface AskedLog {
  about?: string;
  q?: string;
  from?: string;
  to?: string;
}

/** What an address asks of the log; what makes no sense is left out. */
export function askedLog(params: URLSearchParams): AskedLog {
  const about = logSubjects.find((subject) => subject === params.get('about'));
  const q = (params.get('q') ?? '').trim().slice(0, 100);
  const dayOf = (name: 'from' | 'to') => {
    const asked = params.get(name) ?? '';
    return isDay(asked) && { [name]: asked };
  };
  return { ...(about && { about }), ...(q && { q }), ...dayOf('from'), ...dayOf('to') };
}
