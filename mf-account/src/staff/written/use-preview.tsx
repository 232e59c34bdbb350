import type { Locale, MadePreview } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { localHref, usePageConfig } from 'mf-shared/router';
import { shopDay } from 'mf-shared/rules/shop-day';
import { Button } from 'mf-shared/ui/button/button.tsx';
import prose from 'mf-shared/ui/text/text.module.css';
import { type ReactNode, useState } from 'react';
import { formatDateTime, formatDay } from '../format-date-time.ts';
import room from '../staff-room.module.css';
import { OpenLinks } from './open-links.tsx';
import { type AskedOfForm, useAsked } from './use-asked.ts';

interface Previews {
  /** Keeps what was typed for those who get the link. @param language the page's; by default the reader's own */
  make: (body: object, language?: Locale) => Promise<void>;
  /** The button, and the link once there is one. */
  part: ReactNode;
}

/**
 * Shows what was typed as shoppers would see it, to whoever has the link, without saving it (STAFF-64).
 * @param path the call that keeps what was typed, tells the links that are open and ends them
 * @param page where it is shown
 */
export function usePreviews(path: string, page = '/preview/'): Previews {
  const api = useApi();
  const { locale, localeStrategy } = usePageConfig();
  const [made, setMade] = useState<MadeLink | null>(null);
  return {
    make: async (body, language = locale) => {
      setMade(null);
      const { token, ends_at } = await api.post<MadePreview>(path, body);
      const href = `${localHref(page, language, localeStrategy)}#${token}`;
      setMade({ href, ends_at, at: new Date().toISOString() });
    },
    part: (
      <PreviewPart made={made}>
        <OpenLinks path={path} newest={made?.href ?? null} onEnded={() => setMade(null)} />
      </PreviewPart>
    ),
  };
}

interface MadeLink {
  href: string;
  ends_at: string;
  at: string;
}

/** The same for one form, which is checked as for saving. */
export function usePreview(path: string): Previews & AskedOfForm {
  return { ...useAsked('preview'), ...usePreviews(path) };
}

interface PreviewPartProps {
  made: MadeLink | null;
  children: ReactNode;
}

function PreviewPart({ made, children }: PreviewPartProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  return (
    <div className={room.preview}>
      <Button type="submit" name="asked" value="preview" look="line">
        {text('staff_preview.make')}
      </Button>
      <div role="status">
        {made && (
          <>
            <a className={prose.link} href={made.href} target="_blank" rel="noopener">
              {text('staff_preview.open', { time: formatDateTime(made.at, locale) })}
            </a>
            <p className={room.muted}>
              {text('staff_preview.until', { day: formatDay(shopDay(new Date(made.ends_at)), locale) })}
            </p>
          </>
        )}
      </div>
      {children}
    </div>
  );
}
