import type { RouteEntry } from './route-table.ts';

/**
 * Joining, mailed links (their tokens stand behind the number sign: hide-token.ts), letters and messages (ROUTE-72).
 */
export const accountRoutes: readonly RouteEntry[] = [
  page('/accounts/register/', './register'),
  page('/accounts/activate/', './activate'),
  page('/accounts/social/', './social'),
  page('/accounts/reset-password/', './reset-password'),
  page('/accounts/password/reset/confirm/', './new-password'),
  page('/accounts/stop_reminders/', './stop-reminders'),
  page('/accounts/stop_review_requests/', './stop-review-requests'),
  page('/accounts/stop_wishes/', './stop-wishes'),
  page('/accounts/delete-account/', './delete-account'),
  page('/accounts/merge/', './merge'),
  page('/accounts/email/confirm/', './confirm-email'),
  page('/staff/:section*', './staff'),
  page('/view-order/', './view-order'),
  page('/withdraw/', './withdraw'),
  page('/receipt/', './receipt'),
  page('/returns/', './returns'),
  page('/returns/status/', './return-status'),
  page('/reclamation/', './complaint'),
  page('/reclamation/status/', './complaint-status'),
  page('/rental/', './rental'),
  // A document of its own: it may frame a partner's page.
  { ...page('/rental/rentle/', './rental'), layout: 'rentle', isOwnDocument: true },
  page('/rental/cancel/', './rental'),
  page('/ask/', './ask'),
  page('/forest-newsletter/', './forest-newsletter'),
  page('/corporate-newsletter/', './corporate-newsletter'),
  page('/corporate-info-form/', './corporate-info'),
];

function page(path: string, expose: RouteEntry['expose']): RouteEntry {
  return { path, remote: 'mf-account', expose };
}
