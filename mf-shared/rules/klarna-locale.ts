/** Rules CHECKOUT-64 to CHECKOUT-69: fi-FI, sv-SE (sek), sv-FI, de-DE, fr-FR, else en-FI. */
export function klarnaLocale(language: string, currency: string): string {
  switch (language.toLowerCase()) {
    case 'fi':
      return 'fi-FI';
    case 'sv':
      return currency.toLowerCase() === 'sek' ? 'sv-SE' : 'sv-FI';
    case 'de':
      return 'de-DE';
    case 'fr':
      return 'fr-FR';
    default:
      return 'en-FI';
  }
}
