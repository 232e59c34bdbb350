import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import type { ReactNode } from 'react';
import { DifferenceSummary } from './difference-summary.tsx';
import { type LinkedDifference, useDifference, useLinkedDifference } from './use-difference.ts';

/** /order/difference/: pays what an exchange costs more, and tells what became of it (AFTER-94, AFTER-95). */
export function DifferencePage() {
  const link = useLinkedDifference();
  if (link === null) return <Missing />;
  return link === undefined ? <Loading /> : <LinkedPage key={`${link.number} ${link.key}`} link={link} />;
}

function LinkedPage({ link }: { link: LinkedDifference }) {
  const text = useText('mf-checkout');
  const { status, data, retry } = useDifference(link);
  if (status === 'missing') return <Missing />;
  if (data) return <DifferenceSummary link={link} difference={data} onChange={retry} />;
  if (status !== 'failed') return <Loading />;
  return (
    <Told words={text('difference.failed_to_load')}>
      <Button onClick={retry}>{text('difference.retry')}</Button>
    </Told>
  );
}

function Missing() {
  const text = useText('mf-checkout');
  const { brand } = usePageConfig();
  return <Told words={text('difference.missing', { phone: brand.phone, email: brand.contactEmail })} />;
}

function Loading() {
  const text = useText('mf-checkout');
  return (
    <Told words={text('difference.loading')}>
      <Bone kind="button" />
    </Told>
  );
}

function Told({ words: told, children }: { words: string; children?: ReactNode }) {
  const text = useText('mf-checkout');
  return (
    <div className={layout.page}>
      <h1>{text('difference.title')}</h1>
      <p className={`${words.lead} ${words.soft}`} role="status">
        {told}
      </p>
      {children}
    </div>
  );
}
