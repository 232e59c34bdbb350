import { useText } from 'mf-shared/i18n';
import { useHref, useLocation, useNavigate, usePageConfig } from 'mf-shared/router';
import { searchedWords } from 'mf-shared/rules/searched-words';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { searchIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { type FocusEvent, type FormEvent, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { moveThroughLinks } from './move-through-links.ts';
import { rememberSearch } from './recent-searches.ts';
import styles from './search-form.module.css';
import { useSuggestions } from './use-suggestions.ts';

const SuggestionList = lazyPart(() =>
  import(/* webpackChunkName: "suggestions" */ './suggestion-list.tsx').then((module) => module.SuggestionList),
);

const SearchIdeas = lazyPart(() =>
  import(/* webpackChunkName: "suggestions" */ './search-ideas.tsx').then((module) => module.SearchIdeas),
);

/** What stands in the field: the words of the page's search until somebody types others. */
function useTypedWords(input: RefObject<HTMLInputElement | null>) {
  const href = useHref();
  const { pathname, search } = useLocation();
  const searched = pathname === href('/search/') ? searchedWords(search) : '';
  const [typed, setTyped] = useState(searched);
  useEffect(() => {
    // A page that comes late takes no letter away from who already types the next words.
    if (searched !== '' && document.activeElement !== input.current) setTyped(searched);
  }, [searched, input]);
  return [typed, setTyped] as const;
}

/** The words of the field, and what becomes of them: they are searched for, remembered, or followed to a suggestion. */
function useSearch(input: RefObject<HTMLInputElement | null>) {
  const href = useHref();
  const navigate = useNavigate();
  const [typed, setTyped] = useTypedWords(input);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  const follow = (words: string) => {
    setTyped(words);
    rememberSearch(words);
    close();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = typed.trim();
    if (words === '') return;
    close();
    rememberSearch(words);
    input.current?.blur();
    void navigate(`${href('/search/')}?q=${encodeURIComponent(words)}`);
  };
  return { typed, setTyped, isOpen, open, close, follow, submit };
}

/** The widest thing of the header, and of the bottom bar on a phone. Without scripts it is a plain GET to /search/?q=. It keeps what was searched for. */
export function SearchForm() {
  const text = useText('shell');
  const href = useHref();
  const { searchPlaceholder } = usePageConfig();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { typed, setTyped, isOpen, open, close, follow, submit } = useSearch(input);
  const suggestions = useSuggestions(typed);
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all readers yet
    <form
      className={styles.search}
      role="search"
      action={href('/search/')}
      method="get"
      onSubmit={submit}
      onBlur={handleBlur}
      onKeyDown={(event) => moveThroughLinks(event, input.current, close)}
    >
      <label className={styles.hidden} htmlFor={id}>
        {text('frame.search')}
      </label>
      <Icon shape={searchIcon} size="small" className={styles.icon} />
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        required
        autoComplete="off"
        enterKeyHint="search"
        placeholder={searchPlaceholder || text('frame.search_placeholder')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          open();
        }}
        onFocus={open}
      />
      {isOpen && typed.trim() === '' && (
        <Suspense>
          <SearchIdeas onFollow={follow} onForget={() => input.current?.focus()} />
        </Suspense>
      )}
      {isOpen && suggestions && (
        <Suspense>
          <SuggestionList {...suggestions} onFollow={close} />
        </Suspense>
      )}
    </form>
  );
}
