import type { StaffKeyword } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { showToast } from 'mf-shared/stores';
import { classNames } from 'mf-shared/ui/class-names.ts';
import rows from '../kept-rows.module.css';
import { ChangeRow, MakeNew, PressRow } from '../kept-rows.tsx';
import room from '../staff-room.module.css';
import { WrittenRoom } from '../written/written-room.tsx';
import { KeywordForm } from './keyword-form.tsx';
import { wordOf } from './word-of.ts';

/** The words that texts explain, by words and by a language that they lack (STAFF-58). */
export function KeywordsScreen() {
  const text = useText('mf-account');
  const above = (onChanged: () => void) => (
    <MakeNew title={text('staff_keywords.new')} onMade={onChanged}>
      {(onMade) => <KeywordForm keyword={null} onSaved={onMade} />}
    </MakeNew>
  );
  return (
    <WrittenRoom<StaffKeyword> name="keywords" choices={[]} above={above}>
      {(keyword, onChanged) => <Keyword keyword={keyword} onSaved={onChanged} />}
    </WrittenRoom>
  );
}

interface KeywordProps {
  keyword: StaffKeyword;
  onSaved: () => void;
}

/** A keyword with its way to be changed and removed. Its word opens what shoppers read. */
function Keyword({ keyword, onSaved }: KeywordProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { language, word } = wordOf(keyword, locale);
  const name = word || text('staff_keywords.numbered', { id: String(keyword.id) });
  const written = locales.filter((each) => keyword.words[each]).length;
  return (
    <li className={classNames(rows.row, rows.told)}>
      <div className={rows.facts}>
        <h2 lang={language}>
          <button type="button" data-keyword={keyword.id} aria-haspopup="dialog">
            {name}
          </button>
        </h2>
        <p lang={language} className={room.muted}>
          {keyword.texts[language]}
        </p>
        {keyword.urls[language] && (
          <p className={room.muted}>
            <span aria-hidden="true">→ </span>
            {keyword.urls[language]}
          </p>
        )}
      </div>
      <p className={rows.fact} data-is={written < locales.length ? 'short' : undefined}>
        {text('staff_keywords.languages', { written: String(written), all: String(locales.length) })}
      </p>
      <RemoveKeyword {...{ keyword, name, onSaved }} />
      <ChangeRow label={text('staff_keywords.change_named', { word: name })} title={text('staff_keywords.change')}>
        <KeywordForm keyword={keyword} onSaved={onSaved} />
      </ChangeRow>
    </li>
  );
}

/** Takes a keyword away in one press; the log brings it back. */
function RemoveKeyword({ keyword, name, onSaved }: KeywordProps & { name: string }) {
  const text = useText('mf-account');
  const api = useApi();
  const { id, ...was } = keyword;
  const send = async () => {
    await api.post(`/api/staff/keywords/${id}/remove/`, { was });
    showToast('success', text('staff_keywords.removed', { word: name }));
  };
  return (
    <PressRow
      label={text('staff_keywords.remove_named', { word: name })}
      title={text('staff_keywords.remove')}
      send={send}
      onAnswered={onSaved}
    />
  );
}
