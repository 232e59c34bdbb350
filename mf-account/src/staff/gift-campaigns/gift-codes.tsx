import type { AllGiftCodes, GiftCode, GiftCodes as GiftCodesAnswer } from 'mf-shared/contract';
import { giftCodeStandings } from 'mf-shared/contract/staff-choices';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { saveAsFile } from '../../settings/save-as-file.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import rows from '../kept-rows.module.css';
import { MakeNew, PressRow } from '../kept-rows.tsx';
import room from '../staff-room.module.css';
import styles from './gift-campaigns.module.css';
import { MakeCodesForm } from './make-codes.tsx';

interface GiftCodesProps {
  campaignId: number;
  /** Names the file of its codes. */
  slug: string;
  /** After codes were made or taken back: the campaign counts them. */
  onChanged: () => void;
}

/** The codes of a gift campaign: found, made, taken back, and kept as a file (STAFF-61). */
export function GiftCodes({ campaignId, slug, onChanged }: GiftCodesProps) {
  const text = useText('mf-account');
  const [asked, setAsked] = useState({ q: '', state: '', page: 1 });
  const path = `/api/staff/gift-campaigns/${campaignId}/codes/`;
  const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  const { status, data, failure, retry } = useQuery<GiftCodesAnswer>(path, {
    query,
    delayMs: 250,
    keepsPrevious: true,
  });
  const changed = () => {
    retry();
    onChanged();
  };
  return (
    <section className={styles.codes} aria-labelledby="gift-codes-title">
      <h2 id="gift-codes-title">{text('staff_gift-campaigns.codes')}</h2>
      <MakeNew title={text('staff_gift-campaigns.new_codes')} onMade={changed}>
        {(onMade) => <MakeCodesForm path={path} onMade={onMade} />}
      </MakeNew>
      <FindCodes asked={asked} onAsk={setAsked} />
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && (
        <div className={room.list} aria-busy={status === 'loading'}>
          <p role="status" className={room.muted}>
            {text('staff_gift-campaigns.code_count', { count: data.total })}
          </p>
          {data.results.length > 0 && (
            <ul className={rows.rows}>
              {data.results.map((code) => (
                <Code key={code.id} {...{ code, path }} onAnswered={changed} />
              ))}
            </ul>
          )}
          <CodePages page={data.page} of={data.page_count} onPage={(page) => setAsked({ ...asked, page })} />
          {data.total > 0 && <KeepCodes path={path} slug={slug} />}
        </div>
      )}
    </section>
  );
}

interface Asked {
  q: string;
  state: string;
  page: number;
}

function FindCodes({ asked, onAsk }: { asked: Asked; onAsk: (asked: Asked) => void }) {
  const text = useText('mf-account');
  return (
    <div className={rows.fields}>
      <TextField
        id="gift-codes-q"
        label={text('staff_gift-campaigns.find_code')}
        type="search"
        autoComplete="off"
        maxLength={64}
        value={asked.q}
        onChange={({ target }) => onAsk({ ...asked, q: target.value, page: 1 })}
      />
      <SelectField
        id="gift-codes-state"
        label={text('staff_gift-campaigns.code_state')}
        value={asked.state}
        onChange={({ target }) => onAsk({ ...asked, state: target.value, page: 1 })}
      >
        <option value="">{text('staff_gift-campaigns.any')}</option>
        {giftCodeStandings.map((standing) => (
          <option key={standing} value={standing}>
            {text(`staff_gift-campaigns.code_${standing}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** A code, how often it was used and by which orders, and the way to take it back. */
function Code({ code, path, onAnswered }: { code: GiftCode; path: string; onAnswered: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const { id, code: name, uses, max_uses, standing, orders } = code;
  const isEnded = standing === 'ended';
  const action = text(`staff_gift-campaigns.${isEnded ? 'resume' : 'end'}`);
  const send = async () => {
    await api.put(`${path}${id}/`, { is_ended: !isEnded });
    showToast('success', text(`staff_gift-campaigns.${isEnded ? 'resumed' : 'ended'}`, { code: name }));
  };
  return (
    <li className={classNames(rows.row, rows.told)}>
      <div className={rows.facts}>
        <h3 className={styles.code}>{name}</h3>
        <p className={room.muted}>{text('staff_gift-campaigns.used_of', { count: uses, of: max_uses })}</p>
        {orders.length > 0 && (
          <ul className={styles.orders}>
            {orders.map((number) => (
              <li key={number}>
                <a href={href(`/staff/orders/${number}/`)}>{text('orders.number', { number })}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className={rows.fact} data-is={isEnded ? 'short' : undefined}>
        {text(`staff_gift-campaigns.code_${standing}`)}
      </p>
      <PressRow label={`${action}: ${name}`} title={action} send={send} onAnswered={onAnswered} />
    </li>
  );
}

function CodePages({ page, of, onPage }: { page: number; of: number; onPage: (page: number) => void }) {
  const text = useText('mf-account');
  if (of < 2) return null;
  const to = (number: number, words: string) => (
    <Button
      look="line"
      size="small"
      aria-disabled={number < 1 || number > of || undefined}
      onClick={() => onPage(Math.min(of, Math.max(1, number)))}
    >
      {words}
    </Button>
  );
  return (
    <nav className={room.pages} aria-label={text('staff_room.pages')}>
      {to(page - 1, text('staff_room.newer'))}
      <span>{text('staff_room.page', { page, of })}</span>
      {to(page + 1, text('staff_room.older'))}
    </nav>
  );
}

/** Keeps every code of the campaign as a file that a spreadsheet opens. */
function KeepCodes({ path, slug }: { path: string; slug: string }) {
  const text = useText('mf-account');
  const api = useApi();
  const send = async () => {
    const { codes } = await api.get<AllGiftCodes>(`${path}all/`);
    const lines = codes.map(({ code, uses, max_uses, standing }) => [code, uses, max_uses, standing].join(','));
    saveAsFile(`${slug}-codes.csv`, ['code,uses,max_uses,state', ...lines, ''].join('\n'), 'text/csv');
  };
  const title = text('staff_gift-campaigns.keep');
  return <PressRow label={title} title={title} send={send} onAnswered={() => {}} />;
}
