import { useStore } from '@nanostores/react';
import type { StaffPageData, StaffRight } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { splitLocalePath } from 'mf-shared/rules/locale-path';
import { $session, showToast } from 'mf-shared/stores';
import { Fragment, useId, useState } from 'react';
import { copyWords } from '../lib/copy-words.ts';
import { pathOfPage } from '../staff/pages/path-of-page.ts';
import { rightsOfRooms } from '../staff/staff-place.ts';
import styles from './staff-bar.module.css';

interface Fact {
  label: string;
  value: string | number | null | undefined;
  /** Where it is changed, in a room that the reader may enter. */
  room?: string | undefined;
}

/** The data of what a member of the staff looks at: each can be copied, and leads to where it is edited (STAFF-11). */
export function PageData({ rights }: { rights: readonly StaffRight[] }) {
  const text = useText('mf-account');
  const id = useId();
  const { localeStrategy } = usePageConfig();
  // Read when it is opened: the bar outlives pages.
  const [path, setPath] = useState<string | null>(null);
  const { actingFor } = useStore($session);
  const { data } = useQuery<StaffPageData>(path === null ? null : '/api/staff/page-data/', {
    query: { path: path ?? '' },
  });
  const facts = factsOf({ path, data, customer: actingFor?.id }, rights);
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
          {facts.map((fact) => (
            <Fragment key={fact.label}>
              <dt>{text(`staff.data_${fact.label}`)}</dt>
              <dd>
                <FactValue {...fact} />
              </dd>
            </Fragment>
          ))}
        </dl>
      </section>
    </>
  );
}

interface Known {
  path: string | null;
  data: StaffPageData | null;
  /** For whom the member of the staff buys. */
  customer: number | undefined;
}

function factsOf({ path, data, customer }: Known, rights: readonly StaffRight[]): readonly Fact[] {
  const roomOf = (room: keyof typeof rightsOfRooms, address: string) =>
    rights.includes(rightsOfRooms[room]) ? address : undefined;
  const { static_page_id, tabbed_page_id, product_group_id, model_id } = data ?? {};
  const page = pathOfPage(tabbed_page_id ? 'tabs' : 'text', tabbed_page_id ?? static_page_id ?? '');
  return [
    { label: 'route', value: path },
    { label: 'static_page', value: tabbed_page_id ?? static_page_id, room: roomOf('pages', page) },
    { label: 'group', value: product_group_id, room: roomOf('groups', `/staff/groups/${product_group_id}/`) },
    { label: 'model', value: model_id, room: roomOf('products', `/staff/products/${model_id}/`) },
    { label: 'customer', value: customer, room: roomOf('customers', `/staff/customers/${customer}/`) },
  ];
}

/** What is known, with the way to where it is edited and a button that copies it. */
function FactValue({ label, value, room }: Fact) {
  const text = useText('mf-account');
  const href = useHref();
  if (value == null) return '–';
  const copied = String(value);
  const copy = () =>
    copyWords(copied)
      .then(() => showToast('success', text('staff.copied', { value: copied })))
      .catch(() => showToast('error', text('staff.not_copied')));
  return (
    <>
      {room ? <a href={href(room)}>{value}</a> : value}
      <button type="button" aria-label={text('staff.copy', { name: text(`staff.data_${label}`) })} onClick={copy}>
        {text('staff.copy_short')}
      </button>
    </>
  );
}
