import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref, useLocation, useNavigate, usePageConfig } from 'mf-shared/router';
import { $isStaff, $session } from 'mf-shared/stores';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { ErrorScreen as Screen } from 'mf-shared/ui/error-screen/error-screen.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { useEffect } from 'react';
import type { ScreenError } from '../pages/screen-error.ts';
import { usePageModules } from './page-providers.tsx';

/** With a redirect the screen goes there after a second (ERR-3). */
const redirectAfterMs = 1000;

export interface ErrorScreenProps {
  error: ScreenError;
  /** Where trying again may help. */
  onRetry?: (() => void) | undefined;
}

/** Status code, message and a way on (ERR-1, ERR-2); failures of ours also tell whom to write to. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const text = useText('shell');
  const href = useHref();
  const navigate = useNavigate();
  const { brand, pictures } = usePageConfig();
  const { pathname } = useLocation();
  const { report } = usePageModules();
  const { isLoading } = useStore($session, { ssr: 'initial' });
  const isStaff = useStore($isStaff, { ssr: 'initial' });
  const { statusCode, statusMessage, redirect, data, isServiceFailure } = error;
  const isMissing = statusCode === 404;
  const isFatal = statusCode >= 500;
  const words = isServiceFailure ? 'error.resources' : 'error.ours';
  const target = redirect === null ? null : href(redirect);
  useEffect(() => {
    // Staff may be shown the page all the same. Where it leads may lead back here (STAFF-46): once is enough.
    if (target === null || isLoading || isStaff || document.referrer === location.href.split('#')[0]) return;
    const timer = setTimeout(() => void navigate(target), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [target, isLoading, isStaff, navigate]);
  useEffect(() => {
    try {
      const elsewhere = redirectOfData(data);
      if (elsewhere !== null) void navigate(href(elsewhere), { replace: true });
    } catch (cause) {
      report(new Error('Failed to parse error data', { cause }), location.pathname);
    }
  }, [data, href, navigate, report]);
  return (
    <div className={layout.page}>
      <Screen
        statusCode={statusCode}
        title={error.title ?? text(isMissing ? 'error.not_found_title' : 'error.title')}
        message={statusMessage || text(isMissing ? 'error.not_found' : words)}
        image={isMissing || error.title ? pictures.missing : pictures.failed}
        actions={
          <>
            {onRetry && (
              <Button look="action" onClick={onRetry}>
                {text('error.retry')}
              </Button>
            )}
            <ButtonLink look={onRetry ? 'line' : 'action'} href={target ?? href('/')}>
              {text(isFatal && target === null ? 'error.front_page' : 'error.continue')}
            </ButtonLink>
          </>
        }
      >
        {isFatal && (
          <p>
            {text('error.contact')} <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
            {' · '}
            <a href={`${href('/ask/')}?topic=site&page=${encodeURIComponent(pathname)}`}>{text('error.tell')}</a>
          </p>
        )}
      </Screen>
    </div>
  );
}

/** A path of this shop; an address elsewhere would let whoever writes the data send visitors anywhere. */
const ownPath = /^\/(?![/\\])/;

/**
 * Where the data of a failure lead (ERR-5): its field `redirect`, a path without locale prefix. Null where they name none.
 * @throws where they cannot be parsed (ERR-6)
 */
export function redirectOfData(data: string | null): string | null {
  if (data === null) return null;
  const { redirect }: { redirect?: unknown } = Object(JSON.parse(data));
  return typeof redirect === 'string' && ownPath.test(redirect) ? redirect : null;
}
