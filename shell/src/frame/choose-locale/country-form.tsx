import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { deliveryCountries, shownCurrencies } from 'mf-shared/rules/delivery-countries';
import { sortedCountries } from 'mf-shared/rules/sorted-countries';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { type FormEvent, useMemo, useState } from 'react';
import { cookieValue, saveCookie } from '../../country/browser-cookie.ts';
import { countryCookie, currencyCookie } from '../../country/resolve-country.ts';
import { CountryFlag } from './country-flag.tsx';
import styles from './locale-dialog.module.css';

/** Delivery country and currency; a change of country proposes its currency. Saving loads the page anew with its prices. */
export function CountryForm() {
  const text = useText('shell');
  const { locale, deliveryCountryCode, currencyCode } = usePageConfig();
  const [country, setCountry] = useState(deliveryCountryCode);
  const [currency, setCurrency] = useState(currencyCode);
  const countries = useMemo(() => sortedCountries(Object.keys(deliveryCountries), locale), [locale]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    saveCookie(countryCookie, country);
    saveCookie(currencyCookie, currency);
    // Browsers may set cookies behind the scenes. Reading one waits for them, so the page that is loaded has them.
    cookieValue(currencyCookie);
    location.reload();
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <p className={styles.chosen}>
        <CountryFlag code={country} />
        {countries.find(({ code }) => code === country)?.name} · {currency.toUpperCase()}
      </p>
      <SelectField
        label={text('locale.country')}
        value={country}
        onChange={({ target }) => {
          setCountry(target.value);
          setCurrency(deliveryCountries[target.value] ?? 'eur');
        }}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text('locale.currency')}
        hint={currency === 'rub' ? text('locale.rub_hint') : undefined}
        value={currency}
        onChange={({ target }) => setCurrency(target.value)}
      >
        {shownCurrencies.map((code) => (
          <option key={code} value={code}>
            {currencyLabel(code, locale)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" isWide>
        {text('locale.save')}
      </Button>
    </form>
  );
}

/** "EUR, euro" in the language. */
function currencyLabel(code: string, locale: string): string {
  const upper = code.toUpperCase();
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(upper);
  return name && name !== upper ? `${upper}, ${name}` : upper;
}
