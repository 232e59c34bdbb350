import type { StaffCode } from 'mf-shared/contract';
import { codeStandings } from 'mf-shared/contract/staff-choices';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { showToast } from 'mf-shared/stores';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { formatDateTime } from '../format-date-time.ts';
import rows from '../kept-rows.module.css';
import { ChangeRow, MakeNew, PressRow } from '../kept-rows.tsx';
import room from '../staff-room.module.css';
import { WrittenRoom } from '../written/written-room.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './codes.module.css';

/** Discount codes with what each gives, how often it was used and whether it counts now (STAFF-45). */
export function CodesScreen() {
  const text = useText('mf-account');
  const state = {
    name: 'state',
    values: ['', ...codeStandings],
    wordsOf: (each: string) => text(`staff_codes.${each || 'any'}`),
  };
  const above = (onChanged: () => void) => (
    <MakeNew title={text('staff_codes.new')} onMade={onChanged}>
      {(onMade) => <CodeForm code={null} onSaved={onMade} />}
    </MakeNew>
  );
  return (
    <WrittenRoom<StaffCode> name="codes" choices={[state]} isInLanguages={false} above={above}>
      {(code, onChanged) => <Code code={code} onSaved={onChanged} />}
    </WrittenRoom>
  );
}

function Code({ code, onSaved }: { code: StaffCode; onSaved: () => void }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { standing, starts_at, ends_at, uses, max_uses } = code;
  const used =
    max_uses === null
      ? text('staff_codes.used', { count: uses })
      : text('staff_codes.used_of', { count: uses, of: max_uses });
  const times = [
    starts_at && text('staff_bulk.from_moment', { moment: formatDateTime(starts_at, locale) }),
    ends_at && text('staff_bulk.until_moment', { moment: formatDateTime(ends_at, locale) }),
  ];
  return (
    <li className={classNames(rows.row, styles.code)}>
      <div className={rows.facts}>
        <h2>{code.code}</h2>
        <p>{useWorth(code)}</p>
        <p className={room.muted}>{[used, ...times].filter(Boolean).join(' · ')}</p>
      </div>
      <p className={styles.standing} data-standing={standing}>
        {text(`staff_codes.${standing}`)}
      </p>
      <StopCode code={code} onSaved={onSaved} />
      <ChangeRow label={text('staff_codes.change_named', { code: code.code })} title={text('staff_codes.change')}>
        <CodeForm code={code} onSaved={onSaved} />
      </ChangeRow>
    </li>
  );
}

/** What a code takes off, and on what conditions, in words. */
function useWorth({ kind, value, min_total, excludes_offers, club_only }: StaffCode): string {
  const text = useText('mf-account');
  const config = usePageConfig();
  const money = orderMoney('eur', config);
  const percent = (value / 100).toLocaleString(config.locale, { style: 'percent', maximumFractionDigits: 2 });
  return [
    kind === 'free_delivery'
      ? text('staff_codes.free_delivery')
      : kind === 'percent'
        ? `−${percent}`
        : `−${money(value)}`,
    min_total > 0 && text('staff_codes.from_total', { amount: money(min_total) }),
    excludes_offers && text('staff_codes.excludes_offers'),
    club_only && text('staff_codes.club_only'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Stops a code, or lets it count again, in one press. */
function StopCode({ code, onSaved }: { code: StaffCode; onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { id, code: name, uses: _uses, standing: _standing, ...was } = code;
  const action = text(was.is_active ? 'staff_codes.stop' : 'staff_codes.resume');
  const send = async () => {
    await api.put(`/api/staff/codes/${id}/`, { ...was, is_active: !was.is_active, was });
    showToast('success', text('staff_codes.saved', { code: name }));
  };
  return <PressRow label={`${action}: ${name}`} title={action} send={send} onAnswered={onSaved} />;
}
