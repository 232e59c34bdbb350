import type { BulkChange, StaffLogResponse, StaffWrite } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig, useSearchParams } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { askedPage } from '../asked-page.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { failureWords } from '../failure-words.ts';
import { fieldWords } from '../field-words.ts';
import { formatDateTime } from '../format-date-time.ts';
import { PageLinks } from '../page-links.tsx';
import { changeWords } from '../products/bulk/change-words.ts';
import room from '../staff-room.module.css';
import { pathOfWrite, valueWords, writerWords, writeTitle } from '../write-words.ts';
import { askedLog } from './asked-log.ts';
import { FindWrites } from './find-writes.tsx';
import styles from './log.module.css';

/** The staff's changes, with values before and after; content is undone here unless it changed again (STAFF-41). */
export function LogScreen() {
  const text = useText('mf-account');
  const [params] = useSearchParams();
  const asked = askedLog(params);
  const { status, data, failure, retry } = useQuery<StaffLogResponse>('/api/staff/log/', {
    query: { ...asked, page: askedPage(params.get('page')) },
    keepsPrevious: true,
  });
  return (
    <>
      <FindWrites key={JSON.stringify(asked)} {...asked} />
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && !failure && (
        <section className={room.list} aria-busy={status === 'loading'} aria-label={text('staff.log')}>
          <p role="status" className={room.muted}>
            {text('staff_log.found', { count: data.total })}
          </p>
          <ol className={styles.writes}>
            {data.results.map((write) => (
              <Write key={write.id} write={write} onUndone={retry} />
            ))}
          </ol>
          <PageLinks {...{ path: '/staff/log/', query: { ...asked }, page: data.page, pageCount: data.page_count }} />
        </section>
      )}
    </>
  );
}

function Write({ write, onUndone }: { write: StaffWrite; onUndone: () => void }) {
  const text = useText('mf-account');
  const href = useHref();
  const api = useApi();
  const { locale } = usePageConfig();
  const [call, undo] = useCall(async () => {
    try {
      await api.post(`/api/staff/log/${write.id}/undo/`, {});
      showToast('success', text('staff_products.undone'));
    } finally {
      // Where it is refused, somebody changed it meanwhile.
      onUndone();
    }
  });
  const path = pathOfWrite(write);
  const [where = '', query] = path?.split('?') ?? [];
  const title = writeTitle(write, { text, locale });
  return (
    <li>
      <p className={styles.title}>{path ? <a href={href(where) + (query ? `?${query}` : '')}>{title}</a> : title}</p>
      {write.entity === 'products' ? <ChangeOfMany write={write} /> : <Differences write={write} />}
      <p className={room.muted}>{[writerWords(write, text), formatDateTime(write.at, locale)].join(', ')}</p>
      {call.status === 'failed' && (
        <Notice kind="error" isLive>
          {failureWords(call.failure, text)}
        </Notice>
      )}
      {write.can_be_undone && (
        <Button look="line" size="small" isBusy={call.status === 'loading'} onClick={() => undo()}>
          {text('staff_products.undo')}
        </Button>
      )}
    </li>
  );
}

/** What was changed of many products; from what to what stands with each of them. */
function ChangeOfMany({ write: { after } }: { write: StaffWrite }) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const { models, ...change } = after;
  const words = { text, locale: config.locale, money: orderMoney('eur', config) };
  const count = text('staff_bulk.products', { count: models, shown: Number(models).toLocaleString(config.locale) });
  // The change itself is logged, as it was asked for.
  return <p>{[changeWords(change as unknown as BulkChange, words), count].join(' · ')}</p>;
}

/** What was changed, from what to what. */
function Differences({ write: { entity, before, after } }: { write: StaffWrite }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (names.length === 0) return null;
  return (
    <dl className={styles.differences}>
      {names.map((name) => (
        <div key={name}>
          <dt>{fieldWords(name, entity, { text, locale })}</dt>
          <dd>
            <del>{valueWords(name, before[name], { text, locale })}</del> <span aria-hidden="true">→</span>{' '}
            <ins>{valueWords(name, after[name], { text, locale })}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
