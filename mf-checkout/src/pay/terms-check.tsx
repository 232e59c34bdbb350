import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { termsSlugs } from 'mf-shared/rules/terms-slugs';
import { Check } from 'mf-shared/ui/field/check.tsx';
import type { ComponentProps } from 'react';
import { SplitLink } from '../lib/split-link.tsx';

interface TermsCheckProps extends Pick<ComponentProps<typeof Check>, 'checked' | 'disabled' | 'id' | 'ref'> {
  /** The order was sent without it. */
  isMissing: boolean;
  onChange: (accepts: boolean) => void;
}

/** That the buyer accepts the terms, with a link to them. */
export function TermsCheck({ isMissing, onChange, ...check }: TermsCheckProps) {
  const text = useText('mf-checkout');
  const href = useHref();
  const { locale } = usePageConfig();
  return (
    <Check
      {...check}
      error={isMissing ? text('missing.terms') : null}
      label={<SplitLink sentence={text('payment.terms')} href={href(`/${termsSlugs[locale]}/`)} isNewTab />}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
