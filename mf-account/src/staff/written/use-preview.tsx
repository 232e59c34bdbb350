import type { MadePreview } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { shopDay } from 'mf-shared/rules/shop-day';
import { Button } from 'mf-shared/ui/button/button.tsx';
import prose from 'mf-shared/ui/text/text.module.css';
import { type ReactNode, useState } from 'react';
import { formatDateTime, formatDay } from '../format-date-time.ts';
import room from '../staff-room.module.css';
import { OpenLinks } from './open-links.tsx';
import { type AskedOfForm, useAsked } from './use-asked.ts';

interface PreviewOfForm extends AskedOfForm {
  /** Keeps what was typed for those who get the link. */
  make: (body: object) => Promise<void>;
  /** The button, and the link once there is one. */
  part: ReactNode;
}

/**
 * Shows what was typed in a form as shoppers would see it, to whoever has the link, without saving it (STAFF-64). The form
 * is checked as for saving.
 * @param path the call that keeps what was typed, tells the links that are open and ends them
 * @param page where it is shown
 */
export function usePreview(path: string, page = '/preview/'): PreviewOfForm {
  const api = useApi();
  const asked = useAsked('preview');
  const [made, setMade] = useState<{ preview: MadePreview; at: string } | null>(null);
  return {
    ...asked,
    make: async (body) => {
      setMade(null);
      setMade({ preview: await api.post<MadePreview>(path, body), at: new Date().toISOString() });
    },
    part: (
      <PreviewPart made={made} page={page}>
        <OpenLinks path={path} newest={made?.preview.token ?? null} onEnded={() => setMade(null)} />
      </PreviewPart>
    ),
  };
}

interface PreviewPartProps {
  made: { preview: MadePreview; at: string } | null;
  page: string;
  children: ReactNode;
}

function PreviewPart({ made, page, children }: PreviewPartProps) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  return (
    <div className={room.preview}>
      <Button type="submit" name="asked" value="preview" look="line">
        {text('staff_preview.make')}
      </Button>
      <div role="status">
        {made && (
          <>
            <a className={prose.link} href={`${href(page)}#${made.preview.token}`} target="_blank" rel="noopener">
              {text('staff_preview.open', { time: formatDateTime(made.at, locale) })}
            </a>
            <p className={room.muted}>
              {text('staff_preview.until', { day: formatDay(shopDay(new Date(made.preview.ends_at)), locale) })}
            </p>
          </>
        )}
      </div>
      {children}
    </div>
  );
}
