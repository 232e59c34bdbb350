import type { Locale, NewerSearchWords, SearchWordsRequest, SearchWordsState } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useId, useState } from 'react';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import rows from '../kept-rows.module.css';
import { NewerVersion } from '../newer-version.tsx';
import { TrySearch } from './try-search.tsx';

const path = '/api/staff/search-words/';

interface WordsFormProps {
  language: Locale;
  /** The group that is changed; null for a new one. */
  words: string | null;
  /** A search that found nothing: the new group begins with it. */
  missed?: string;
  onSaved: (kept: string | null) => void;
}

/** Makes or changes a group of words that mean the same; what it finds can be tried before it is saved. */
export function WordsForm({ language, words: was, missed, onSaved }: WordsFormProps) {
  const text = useText('mf-account');
  const api = useApi();
  // Groups have no number: what somebody else has made of this one is asked for, and the next save is over that.
  const [newer, setNewer] = useState<NewerSearchWords | null>(null);
  const replaced = newer ? newer.words : was;
  const stored = was ?? (missed === undefined ? '' : `${missed}, `);
  const form = useForm<'words'>({
    id: useId(),
    initial: { words: stored },
    labels: { words: text('staff_search-words.words') },
    rules: { words: ['required'] },
    send: async ({ words }) => {
      const change: SearchWordsRequest = { language, words, was: replaced };
      const kept = await api.put<SearchWordsState>(path, change).catch(async (failure: unknown) => {
        if (replaced !== null && failure instanceof ApiFailure && failure.code === 'changed_meanwhile')
          setNewer(await api.get<NewerSearchWords>(`${path}newer/`, { query: { language, was: replaced } }));
        throw failure;
      });
      form.showKept({ words: kept.words ?? '' });
      setNewer(null);
      showToast('success', text('staff_search-words.saved', { words: kept.words }));
      onSaved(replaced === null ? null : kept.words);
    },
  });
  return (
    <FormFrame form={form} action={text(was === null ? 'staff_search-words.make' : 'settings.save')} look="line">
      <div className={rows.fields}>
        <TextField
          {...form.field('words')}
          maxLength={1000}
          autoComplete="off"
          lang={language}
          hint={text('staff_search-words.hint')}
        />
      </div>
      <TrySearch asked={missed ?? ''} change={{ language, words: form.values.words, was: replaced }} />
      {newer?.words === null && <Notice kind="info">{text('staff_search-words.gone')}</Notice>}
      {newer?.words && newer.words !== form.values.words && (
        <NewerVersion
          who={newer.by ?? undefined}
          value={newer.words}
          onTake={() => form.setValues({ words: newer.words ?? '' })}
        />
      )}
    </FormFrame>
  );
}
