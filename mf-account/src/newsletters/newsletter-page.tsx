import { useText } from 'mf-shared/i18n';
import { type PageProps, useHref, usePageConfig, useSearchParams } from 'mf-shared/router';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { useEffect, useState } from 'react';
import { FormPage } from '../forms/form-page.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { NewsletterLink } from './newsletter-link.tsx';
import type { NewsletterList } from './newsletter-routes.ts';

export function NewsletterPage({ data: list }: PageProps<NewsletterList>) {
  const text = useText('mf-account');
  const href = useHref();
  const link = useMailedQuery();
  const picture = usePageConfig().pictures[list];
  const aside = picture && (
    <Picture
      path={picture}
      alt=""
      ratio="4/3"
      isScene
      widths={[320, 480, 640, 960]}
      sizes="(width >= 56.25rem) 40vw, 100vw"
    />
  );
  if (link)
    return (
      <FormPage title={text(`letter.${list}.title`)} aside={aside}>
        <NewsletterLink key={link.token} {...link} />
      </FormPage>
    );
  return (
    <FormPage title={text(`letter.${list}.title`)} lead={text(`letter.${list}.lead`)} aside={aside}>
      <NewsletterForm list={list} />
      {list === 'corporate' && (
        <p>
          <a href={href('/corporate-info-form/')}>{text('letter.corporate.more')}</a>
        </p>
      )}
    </FormPage>
  );
}

/** What the mail's link asks for; known in browsers only, so that the page is one for everybody. */
function useMailedQuery(): { action: 'confirm' | 'leave'; token: string } | null {
  const [query] = useSearchParams();
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => setIsBrowser(true), []);
  if (!isBrowser) return null;
  for (const action of ['confirm', 'leave'] as const) {
    const token = query.get(action);
    if (token) return { action, token };
  }
  return null;
}
