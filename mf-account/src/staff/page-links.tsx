import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { type FormEvent, useId, useState } from 'react';
import styles from './staff-room.module.css';

interface PageLinksProps {
  path: string;
  query: Readonly<Record<string, string>>;
  page: number;
  pageCount: number;
  /** Whether the list goes back in time. */
  isByAge?: boolean;
}

/** So few pages are walked through one by one. */
const few = 4;

/** The pages before and after of a list, and of a long one any page by its number. */
export function PageLinks({ path, query, page, pageCount, isByAge = true }: PageLinksProps) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  if (pageCount < 2) return null;
  const to = (number: number) => `${href(path)}?${new URLSearchParams({ ...query, page: String(number) })}`;
  const told = { page: page.toLocaleString(locale), of: pageCount.toLocaleString(locale) };
  return (
    <nav className={styles.pages} aria-label={text('staff_room.pages')}>
      {page > 1 && (
        <ButtonLink look="line" size="small" href={to(page - 1)} rel="prev">
          {text(isByAge ? 'staff_room.newer' : 'staff_room.previous')}
        </ButtonLink>
      )}
      <span>{text('staff_room.page', told)}</span>
      {page < pageCount && (
        <ButtonLink look="line" size="small" href={to(page + 1)} rel="next">
          {text(isByAge ? 'staff_room.older' : 'staff_room.next')}
        </ButtonLink>
      )}
      {pageCount > few && <GoToPage {...{ page, pageCount, to }} />}
    </nav>
  );
}

interface GoToPageProps {
  page: number;
  pageCount: number;
  /** The address of a page. */
  to: (number: number) => string;
}

/** Leads to a page by its number; one beyond the last is the last. */
function GoToPage({ page, pageCount, to }: GoToPageProps) {
  const text = useText('mf-account');
  const navigate = useNavigate();
  const id = useId();
  // It shows the page that is shown until somebody types, and stays in place with the focus that it has.
  const [typed, setTyped] = useState<string | null>(null);
  const [shown, setShown] = useState(page);
  if (shown !== page) {
    setShown(page);
    setTyped(null);
  }
  const go = (event: FormEvent) => {
    event.preventDefault();
    const wanted = (typed ?? '').replaceAll(/\s/g, '');
    setTyped(null);
    if (/^\d*[1-9]\d*$/.test(wanted)) void navigate(to(Math.min(Number(wanted), pageCount)));
  };
  return (
    <form onSubmit={go}>
      <TextField
        id={id}
        label={text('staff_room.page_number')}
        isLabelHidden
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={typed ?? String(page)}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="line" size="small">
        {text('staff_room.go_to_page')}
      </Button>
    </form>
  );
}
