import type { Locale } from 'mf-shared/contract';
import { translate } from '../../texts/translate.ts';
import { secretLink } from './page-link.ts';

interface Receiver {
  to: string;
  language: Locale;
}

/** The line below a reminder that stops all reminders of its address (AFTER-90). */
export const stopReminders = (publicUrl: string, { to, language }: Receiver) => ({
  words: translate(language, 'mails.stop_reminders'),
  link: secretLink(publicUrl, language, '/accounts/stop_reminders/', encodeURIComponent(to)),
});

/** The same of requests for reviews (REVIEW-21). */
export const stopReviewRequests = (publicUrl: string, { to, language }: Receiver) => ({
  words: translate(language, 'mails.stop_review_requests'),
  link: secretLink(publicUrl, language, '/accounts/stop_review_requests/', encodeURIComponent(to)),
});
