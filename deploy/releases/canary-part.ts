import { type Canary, canaryMinutes, canaryPercent } from 'mf-shared/contract';

/** To whom a canary is shown and until when, as typed. */
export interface CanaryPart {
  percent: string;
  /** Minutes, or `never`; without it nothing changes. */
  finishAfter?: string | undefined;
}

/** @throws where it is no percent of a canary */
export function readPercent(remote: string, percent: string): number {
  const { data } = canaryPercent.safeParse(/^\d+$/.test(percent) ? Number(percent) : percent);
  if (data === undefined) throw new Error(`${remote}: the percent is a whole number from 1 to 99, not ${percent}`);
  return data;
}

/** @throws where it is neither minutes nor `never` */
export function readMinutes(remote: string, minutes: string | undefined): Pick<Canary, 'finish_after'> {
  if (minutes === undefined || minutes === 'never') return {};
  const { data } = canaryMinutes.safeParse(/^\d+$/.test(minutes) ? Number(minutes) : minutes);
  if (data === undefined) throw new Error(`${remote}: a canary becomes live after 1 to 10080 minutes, not ${minutes}`);
  return { finish_after: data };
}
