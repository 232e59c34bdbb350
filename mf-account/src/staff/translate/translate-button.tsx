import type { Locale, Translated, TranslationRequest } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useEffect, useRef, useState } from 'react';
import { failureWords } from '../failure-words.ts';
import { languageName } from '../language-name.ts';
import styles from './translate-button.module.css';

/** A text that has words in one language and lacks them in others. */
export interface LackingText<Name extends string> {
  name: Name;
  words: string;
  isHtml: boolean;
  into: readonly Locale[];
}

interface TranslateButtonProps<Name extends string> {
  from: Locale;
  lacking: readonly LackingText<Name>[];
  /** Puts a draft into a field, unless somebody typed there meanwhile. @returns whether it did */
  onDraft: (name: Name, language: Locale, words: string) => boolean;
}

/** The service gives a translator up before that, and says so. */
const timeoutMs = 29_000;

/** Fills empty fields with drafts of a machine, which staff read, change and save (STAFF-78). */
export function TranslateButton<Name extends string>({ from, lacking, onDraft }: TranslateButtonProps<Name>) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const [told, setTold] = useState('');
  // The fields as they are when the drafts come, which may be a while after the press.
  const latest = useRef(onDraft);
  useEffect(() => {
    latest.current = onDraft;
  });
  const [call, translate] = useCall(async () => {
    setTold('');
    const texts = lacking.map(({ words, isHtml, into }) => ({ words, is_html: isHtml, into: [...into] }));
    const body: TranslationRequest = { from, texts };
    const answer = await api.post<Translated>('/api/staff/translations/', body, { timeoutMs });
    const drafts = lacking.flatMap(({ name, into }, at) =>
      into.map((language) => ({ name, language, words: answer.texts[at]?.[language] ?? '' })),
    );
    const made = drafts.filter(({ words }) => words !== '');
    const filled = made.filter(({ name, language, words }) => latest.current(name, language, words)).length;
    const leftOut = drafts.length - made.length;
    const words = [
      ...(filled > 0 || leftOut === 0 ? [text('staff_translate.filled', { count: filled })] : []),
      ...(leftOut > 0 ? [text('staff_translate.left_out', { count: leftOut })] : []),
    ];
    setTold(words.join(' '));
  });
  const isOff = lacking.length === 0;
  return (
    <div className={styles.translate}>
      <Button
        look="line"
        size="small"
        isBusy={call.status === 'loading'}
        aria-disabled={isOff || undefined}
        onClick={() => !isOff && void translate()}
      >
        {text('staff_translate.from', { language: languageName(from, locale) })}
      </Button>
      <p role="status" className={styles.told}>
        {told}
      </p>
      {call.status === 'failed' && (
        <Notice kind="error" isLive>
          {failureWords(call.failure, text)}
        </Notice>
      )}
    </div>
  );
}
