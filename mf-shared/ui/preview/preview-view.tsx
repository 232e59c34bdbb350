import type { PreviewFacts } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { localHref, usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { locales } from 'mf-shared/rules/locales';
import type { ReactNode } from 'react';
import layout from '../layout/layout.module.css';
import { Notice } from '../notice/notice.tsx';
import { Bone } from '../skeleton/bone.tsx';
import prose from '../text/text.module.css';
import { LoadAgain, type PreviewWords } from './load-again.tsx';
import styles from './preview.module.css';
import { type PreviewLink, previewHref } from './use-preview-link.ts';

interface PreviewViewProps<Answer extends PreviewFacts> {
  words: PreviewWords;
  link: PreviewLink;
  /** The call that tells what a token stands for. */
  call: string;
  /** The page's path without language. */
  path: string;
  children: (preview: Answer) => ReactNode;
}

/** What the link shows, as shoppers would see it, with a note that says so (STAFF-64). */
export function PreviewView<Answer extends PreviewFacts>(props: PreviewViewProps<Answer>) {
  const { words, link, call, path, children } = props;
  const text = useText('preview');
  const { taxAreaId, deliveryCountryCode: country } = usePageConfig();
  const { status, data, retry } = useQuery<Answer>(call, {
    body: { token: link.token, tax_area_id: taxAreaId, country },
  });
  if (data)
    return (
      <>
        <PreviewNote preview={data} link={link} path={path} />
        {children(data)}
      </>
    );
  return (
    <div className={`${layout.page} ${styles.frame}`}>
      <h1>{words.title}</h1>
      {status === 'missing' && <p>{text('ended')}</p>}
      {status === 'failed' && <LoadAgain words={words} onRetry={retry} />}
      {status === 'loading' && <Bone kind="line" width="most" />}
    </div>
  );
}

interface PreviewNoteProps {
  preview: PreviewFacts;
  link: PreviewLink;
  path: string;
}

function PreviewNote({ preview, link, path }: PreviewNoteProps) {
  const text = useText('preview');
  const { locale, localeStrategy } = usePageConfig();
  const dayOf = (iso: string) =>
    new Date(iso).toLocaleString(europeanLocale(locale), {
      dateStyle: 'long',
      // A day waits for no time of it.
      ...(iso.includes('T') && iso !== preview.ends_at && { timeStyle: 'short' }),
      timeZone: 'Europe/Helsinki',
    });
  const { standing, published_on, club_from } = preview;
  const state = text(standing === 'planned' && club_from ? 'planned_club' : standing, {
    day: published_on && dayOf(published_on),
    club: club_from && dayOf(club_from),
  });
  const others = locales.filter((code) => code !== locale);
  return (
    <div className={`${layout.page} ${styles.note}`}>
      <Notice kind="warning">
        <strong>{text('unsaved')}</strong>
        <p>{text('who', { state, day: dayOf(preview.ends_at) })}</p>
        <nav aria-label={text('languages')} className={styles.languages}>
          {others.map((code) => (
            <a
              key={code}
              lang={code}
              className={prose.link}
              // Another language is another document, whose texts come with it.
              href={previewHref(localHref(path, code, localeStrategy), link, link.tabs)}
            >
              {new Intl.DisplayNames([code], { type: 'language' }).of(code)}
            </a>
          ))}
        </nav>
      </Notice>
    </div>
  );
}
