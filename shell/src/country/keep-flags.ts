import { chosenFlags, featureCookie, setsFlags, writeFlags } from 'mf-shared/rules/feature-flags';
import { $isStaff } from 'mf-shared/stores';
import { cookieValue, saveCookie } from './browser-cookie.ts';

/** Keeps the flags that came by the query for the visit; for staff they stay from one visit to the next (CONF-57). */
export function keepFlags(): void {
  const query = new URLSearchParams(location.search);
  if (setsFlags(query)) saveCookie(featureCookie, writeFlags(chosenFlags(query, cookieValue(featureCookie))), 'visit');
  $isStaff.subscribe((isStaff) => {
    const kept = cookieValue(featureCookie);
    if (isStaff && kept) saveCookie(featureCookie, kept);
  });
}
