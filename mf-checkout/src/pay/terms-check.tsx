import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { termsSlugs } from 'mf-shared/rules/terms-slugs';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { OptionalPart } from 'mf-shared/ui/lazy/optional-part.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import type { ComponentProps } from 'react';
import { SplitLink } from '../lib/split-link.tsx';

const Rights = lazyPart(() =>
  import('mf-shared/ui/guarantee/guarantee-rights.tsx').then((part) => part.GuaranteeRights),
);

interface TermsCheckProps extends Pick<ComponentProps<typeof Check>, 'checked' | 'disabled' | 'id' | 'ref'> {
  /** The order was sent without it. */
  isMissing: boolean;
  onChange: (accepts: boolean) => void;
}

/** The legal guarantee's notice (LAW-11), and that the buyer accepts the terms, with a link to them. */
export function TermsCheck({ isMissing, onChange, ...check }: TermsCheckProps) {
  const text = useText('mf-checkout');
  const href = useHref();
  const { locale } = usePageConfig();
  return (
    <>
      <OptionalPart fallback={<Bone width="half" />}>
        <Rights />
      </OptionalPart>
      <Check
        {...check}
        error={isMissing ? text('missing.terms') : null}
        label={<SplitLink sentence={text('payment.terms')} href={href(`/${termsSlugs[locale]}/`)} isNewTab />}
        onChange={(event) => onChange(event.target.checked)}
      />
    </>
  );
}
