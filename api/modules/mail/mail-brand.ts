import type { Locale } from 'mf-shared/contract';
import type { SellerIdentity } from 'mf-shared/rules/seller-settings';
import { translate } from '../../texts/translate.ts';

/** The sender, from the configuration: the same in every mail. */
export interface MailBrand {
  brandName: string;
  contactEmail: string;
  /** Origin that shoppers use. */
  publicUrl: string;
  /** Each mail says who sells (LAW-1). */
  seller: SellerIdentity;
}

export const footerText = (brand: MailBrand, locale: Locale): string =>
  `${translate(locale, 'mails.questions', { email: brand.contactEmail })}\n${sellerLine(brand.seller, locale)}`;

export const sellerLine = ({ name, address, businessId, vatNumber }: SellerIdentity, locale: Locale): string =>
  translate(locale, 'mails.seller', { name, address, business_id: businessId, vat_number: vatNumber });
