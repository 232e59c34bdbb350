import type { Locale } from 'mf-shared/contract';
import { translate } from '../../texts/translate.ts';

/** Who writes: configuration, the same in every mail. */
export interface MailBrand {
  brandName: string;
  contactEmail: string;
  /** Origin that shoppers use. */
  publicUrl: string;
}

export const footerText = (brand: MailBrand, locale: Locale): string =>
  `${translate(locale, 'mails.questions', { email: brand.contactEmail })}\n${brand.brandName}`;
