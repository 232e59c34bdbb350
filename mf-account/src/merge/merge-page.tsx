import { loadTexts, type Texts, useText, useTexts } from 'mf-shared/i18n';
import { useLazyPart } from 'mf-shared/ui/lazy/use-lazy-part.ts';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useCallback } from 'react';
import { FormPage } from '../forms/form-page.tsx';
import { NoAnswer } from '../forms/no-answer.tsx';
import { useLinkToken } from '../forms/use-link-token.ts';

const loadMergeTexts = (texts: Texts): Promise<void> =>
  loadTexts(texts, 'mf-account', 'merge', (locale) => import(`../../locales/merge.${locale}.json`));

/** The link that asks whether two accounts may be merged (SESSION-87). Nobody else loads what it says. */
export function MergePage() {
  const text = useText('mf-account');
  const texts = useTexts();
  const { token, visit } = useLinkToken();
  const load = useCallback(async () => {
    const [{ AnswerMerge }] = await Promise.all([import('./answer-merge.tsx'), loadMergeTexts(texts)]);
    return AnswerMerge;
  }, [texts]);
  const { Part, hasFailed, retry } = useLazyPart(load, true);
  return (
    <FormPage title={text('merge.title')}>
      {Part && token !== null && <Part key={visit} token={token} />}
      {!Part && hasFailed && <NoAnswer onRetry={retry} />}
      {!Part && !hasFailed && <Bone kind="line" width="most" />}
    </FormPage>
  );
}
