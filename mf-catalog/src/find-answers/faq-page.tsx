import type { Faq } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { type PageProps, useHref, useLocation, useSearchParams } from 'mf-shared/router';
import { decodeText } from 'mf-shared/rules/decode-text';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { useCountedPage } from 'mf-shared/ui/count-page/use-counted-page.ts';
import { Empty } from 'mf-shared/ui/empty/empty.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import words from 'mf-shared/ui/text/text.module.css';
import { useEffect, useState } from 'react';
import { useScrollToHash } from '../lib/use-scroll-to-hash.ts';
import styles from './faq-page.module.css';
import { matchQuestions } from './match-questions.ts';
import { QuestionItem } from './question-item.tsx';

/** Where a shopper goes on who found no answer. */
const ways = [
  ['ask', '/ask/'],
  ['follow', '/view-order/'],
  ['send_back', '/returns/'],
  ['complain', '/reclamation/'],
] as const;

/** Questions by topic, and a search in them: as one types, and by the address (`?q=`) without scripts. */
export function FaqPage({ data: { topics } }: PageProps<Faq>) {
  const text = useText('mf-catalog');
  const href = useHref();
  const [query] = useSearchParams();
  const [typed, setTyped] = useState(query.get('q') ?? '');
  useCountedPage('dynamic');
  useOpenAnswer();
  useScrollToHash();
  const found = matchQuestions(topics, typed);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className={layout.page}>
      <Breadcrumbs crumbs={[{ name: text('faq.title') }]} />
      <div className={styles.page}>
        <h1>{text('faq.title')}</h1>
        <p className={words.lead}>{text('faq.description')}</p>
        <search aria-label={text('faq.search')}>
          <form onSubmit={(event) => event.preventDefault()}>
            <TextField
              label={text('faq.search')}
              type="search"
              name="q"
              autoComplete="off"
              maxLength={100}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </form>
        </search>
        <p role="status" className={words.muted}>
          {typed.trim() === '' ? '' : text('faq.found', { count })}
        </p>
        {found.map(({ title, questions }) => (
          <section key={title} className={styles.topic}>
            <h2>{title}</h2>
            {questions.map((question) => (
              <QuestionItem key={question.slug} question={question} />
            ))}
          </section>
        ))}
        {count === 0 && <Empty title={text('faq.none')}>{text('faq.none_advice')}</Empty>}
        <nav className={styles.ways} aria-labelledby="faq-ways">
          <h2 id="faq-ways">{text('faq.more')}</h2>
          <ul>
            {ways.map(([key, path]) => (
              <li key={key}>
                <a href={href(path)}>{text(`faq.${key}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

/** The question that the address names is open: browsers open it themselves only where they load a document. */
function useOpenAnswer(): void {
  const { hash, key } = useLocation();
  // `key`: the same hash clicked again opens again.
  useEffect(() => {
    const answer = hash.length < 2 ? null : document.getElementById(decodeText(hash.slice(1)));
    const question = answer?.closest('details');
    if (question) question.open = true;
  }, [hash, key]);
}
