import type { Environment } from './environment-settings.ts';

/** The seller: pages, mails and receipts name the same company (LAW-1). */
export interface SellerIdentity {
  /** The name that is registered: `Havu Oy`. */
  name: string;
  /** One line: street, postal code and town, country. */
  address: string;
  /** The number in the register of companies. */
  businessId: string;
  vatNumber: string;
}

/** BRAND_COMPANY, BRAND_ADDRESS, BRAND_BUSINESS_ID and BRAND_VAT_NUMBER. */
export const sellerSettings = (environment: Environment): SellerIdentity => ({
  name: environment.BRAND_COMPANY || 'Havu Oy',
  address: environment.BRAND_ADDRESS || 'Tikkurilantie 140, 01530 Vantaa, Finland',
  businessId: environment.BRAND_BUSINESS_ID || '9104822-8',
  vatNumber: environment.BRAND_VAT_NUMBER || 'FI91048228',
});
