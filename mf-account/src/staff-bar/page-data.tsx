import { useStore } from '@nanostores/react';
import type { StaffPageData } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { splitLocalePath } from 'mf-shared/rules/locale-path';
import { $session, showToast } from 'mf-shared/stores';
import { Fragment, useId, useState } from 'react';
import styles from './staff-bar.module.css';

/** The data of what a member of the staff looks at: each can be copied, and the customer leads to its page (STAFF-11). */
export function PageData() {
  const text = useText('mf-account');
  const href = useHref();
  const id = useId();
  const { localeStrategy } = usePageConfig();
  // Read when it is opened: the bar outlives pages.
  const [path, setPath] = useState<string | null>(null);
  const { actingFor } = useStore($session);
  const { data } = useQuery<StaffPageData>(path === null ? null : '/api/staff/page-data/', {
    query: { path: path ?? '' },
  });
  const facts: readonly [label: string, value: string | number | null | undefined][] = [
    ['route', path],
    ['static_page', data?.static_page_id],
    ['group', data?.product_group_id],
    ['model', data?.model_id],
    ['customer', actingFor?.id],
  ];
  const copy = (value: string) =>
    navigator.clipboard
      .writeText(value)
      .then(() => showToast('success', text('staff.copied', { value })))
      .catch(() => showToast('error', text('staff.not_copied')));
  return (
    <>
      <button type="button" popoverTarget={id}>
        {text('staff.page_data')}
      </button>
      <section
        id={id}
        popover="auto"
        className={styles.data}
        aria-label={text('staff.page_data')}
        onToggle={({ newState }) =>
          setPath(newState === 'open' ? splitLocalePath(location.pathname, localeStrategy).path : null)
        }
      >
        <dl>
          {facts.map(([label, value]) => (
            <Fragment key={label}>
              <dt>{text(`staff.data_${label}`)}</dt>
              <dd>
                {value == null ? (
                  '–'
                ) : (
                  <>
                    {label === 'customer' ? <a href={href(`/staff/customers/${value}/`)}>{value}</a> : value}
                    <button
                      type="button"
                      aria-label={text('staff.copy', { name: text(`staff.data_${label}`) })}
                      onClick={() => copy(String(value))}
                    >
                      {text('staff.copy_short')}
                    </button>
                  </>
                )}
              </dd>
            </Fragment>
          ))}
        </dl>
      </section>
    </>
  );
}
