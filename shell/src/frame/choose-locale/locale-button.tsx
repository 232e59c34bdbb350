import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { globeIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import words from 'mf-shared/ui/text/text.module.css';
import type { ReactNode } from 'react';
import { languageNames } from './language-names.ts';

export interface LocaleButtonProps {
  className?: string | undefined;
  /** Language, country and currency in words instead of "FI · EUR". */
  isLong?: boolean | undefined;
  /** Before it, a globe unless told: the mobile menu has the delivery country's flag (NAV-23). */
  mark?: ReactNode;
}

/** Opens the dialog of language, delivery country and currency. */
export function LocaleButton({ className, isLong, mark }: LocaleButtonProps) {
  const text = useText('shell');
  const { locale, currencyCode, deliveryCountryName } = usePageConfig();
  const currency = currencyCode.toUpperCase();
  const long = `${languageNames[locale]} · ${deliveryCountryName} · ${currency}`;
  return (
    <button type="button" className={className} aria-haspopup="dialog" data-opens="locale">
      <span className={words.hidden}>{text('locale.title')}: </span>
      {mark ?? <Icon shape={globeIcon} size="small" />}
      {isLong ? long : `${locale.toUpperCase()} · ${currency}`}
    </button>
  );
}
