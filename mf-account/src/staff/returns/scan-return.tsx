import type { StaffReturnsResponse } from 'mf-shared/contract';
import { ApiFailure, useApi, useFormState } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useEffect, useRef } from 'react';
import { failureWords } from '../failure-words.ts';
import styles from '../staff-room.module.css';

/**
 * The field for a scanner, which types a code and Enter: the return opens at once. It has the focus when the room opens, and
 * keeps it, its words chosen, where a code is not known: the next one takes their place.
 */
export function ScanReturn() {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const form = useFormState({
    id: 'scan',
    initial: { code: '' },
    send: async ({ code }) => {
      if (code === '') return;
      const { results } = await api.get<StaffReturnsResponse>('/api/staff/returns/', { query: { q: code } });
      const [only, ...others] = results;
      const found = results.find(({ reference }) => reference === code) ?? (others.length === 0 ? only : undefined);
      if (found) return void navigate(href(`/staff/returns/${found.reference}/`));
      if (only) return void navigate(`${href('/staff/returns/')}?${new URLSearchParams({ q: code })}`);
      throw new ApiFailure(404, 'not_found', text('staff_returns.unknown_code', { code }));
    },
    explain: (failure) => {
      field.current?.select();
      return { code: failureWords(failure, text) };
    },
  });

  return (
    <form className={styles.find} onSubmit={form.submit} noValidate>
      <TextField
        {...form.field('code')}
        ref={field}
        label={text('staff_returns.scan')}
        hint={text('staff_returns.scan_hint')}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Button type="submit" isBusy={form.state === 'loading'}>
        {text('staff_returns.open_case')}
      </Button>
    </form>
  );
}
