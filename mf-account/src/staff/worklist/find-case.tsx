import { ApiFailure, useApi, useFormState } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useNavigate } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useEffect, useRef } from 'react';
import { failureWords } from '../failure-words.ts';
import type { AskedCases } from './asked-cases.ts';
import styles from './case-list.module.css';
import type { WorklistPage } from './use-worklist.ts';

interface FindCaseProps<Case> {
  api: string;
  asked: AskedCases;
  label: string;
  keyOf: (each: Case) => string;
}

/**
 * One field for words and for a scanner, which types a code and Enter. The only match opens at once, several are listed. It has
 * the focus when the room opens without a case, and its words are chosen where nothing matches: the next code takes their place.
 */
export function FindCase<Case>({ api: path, asked, label, keyOf }: FindCaseProps<Case>) {
  const text = useText('mf-account');
  const api = useApi();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const isAlone = useRef(asked.open === null && asked.q === '');
  useEffect(() => {
    if (isAlone.current) field.current?.focus({ preventScroll: true });
  }, []);
  const form = useFormState({
    id: 'find-case',
    initial: { code: asked.q },
    send: async ({ code }) => {
      if (code === '') return void navigate(asked.to({}));
      const { results } = await api.get<WorklistPage<Case>>(path, { query: { q: code } });
      const [only, ...others] = results;
      const found = results.find((each) => keyOf(each) === code) ?? (others.length === 0 ? only : undefined);
      if (!only) throw new ApiFailure(404, 'not_found', text('staff_room.no_case', { code }));
      void navigate(found ? asked.to({ q: code, page: 1, open: keyOf(found) }) : asked.to({ q: code }));
    },
    explain: (failure) => {
      field.current?.select();
      return { code: failureWords(failure, text) };
    },
  });
  return (
    <search>
      <form className={styles.find} onSubmit={form.submit} noValidate>
        <TextField
          {...form.field('code')}
          ref={field}
          label={label}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Button type="submit" look="line" isBusy={form.state === 'loading'}>
          {text('staff_room.find')}
        </Button>
        <p>{text('staff_room.scan_hint')}</p>
      </form>
    </search>
  );
}
