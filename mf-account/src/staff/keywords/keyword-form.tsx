import type { KeywordState, StaffKeyword } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { labelsOf } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import { type KeywordField, keywordFields, keywordTexts, readKeyword, typeKeyword } from './typed-keyword.ts';
import { wordOf } from './word-of.ts';

interface KeywordFormProps {
  /** Null: a new one. */
  keyword: StaffKeyword | null;
  onSaved: () => void;
}

const none: KeywordState = { words: {}, texts: {}, urls: {} };

/** Makes a keyword, or changes one, a language at a time; what somebody else saved meanwhile is shown beside what was typed. */
export function KeywordForm({ keyword, onSaved }: KeywordFormProps) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const { id, ...state } = keyword ?? { id: 'new', ...none };
  const stored = typeKeyword(state);
  const form = useForm<KeywordField>({
    id: `keyword-${id}`,
    initial: stored,
    labels: labelsOf(keywordFields, locale, (name, values) => text(`staff_keywords.${name}`, values)),
    rules: {},
    send: async (typed) => {
      const next = readKeyword(typed);
      if (keyword) {
        const body = { ...next, was: state };
        const kept = await api.put<KeywordState>(`/api/staff/keywords/${id}/`, body).catch(readAnew(onSaved));
        form.showKept(typeKeyword(kept));
      } else await api.post('/api/staff/keywords/', next);
      showToast('success', text('staff_keywords.saved', { word: wordOf(next, locale).word }));
      onSaved();
    },
  });
  return (
    <FormFrame form={form} action={text(keyword ? 'settings.save' : 'staff_keywords.make')} look="line">
      <LanguageTexts
        id={`keyword-language-${id}`}
        form={form}
        texts={keywordTexts}
        hints={{ word: text('staff_keywords.word_hint'), url: text('staff_keywords.url_hint') }}
      />
      <NewerFields
        {...{ form, stored }}
        names={keywordFields}
        wordsOf={(field) => stored[field] || text('staff_content.nothing')}
      />
    </FormFrame>
  );
}
