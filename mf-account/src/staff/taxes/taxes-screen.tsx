import type { StaffTaxArea, StaffTaxes } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { FailedAnswer } from '../failed-answer.tsx';
import { formatDay } from '../format-date-time.ts';
import rows from '../kept-rows.module.css';
import { MakeNew, PressRow } from '../kept-rows.tsx';
import room from '../staff-room.module.css';
import { PlanRate } from './plan-rate.tsx';
import { percentWords, type Rate, ratesOn } from './rates.ts';
import styles from './taxes.module.css';

/** The rates of VAT by tax area: what held, holds, and is planned (STAFF-54). */
export function TaxesScreen() {
  const text = useText('mf-account');
  const { data, failure, retry } = useQuery<StaffTaxes>('/api/staff/taxes/', { keepsPrevious: true });
  return (
    <>
      <p className={room.muted}>{text('staff_taxes.lead')}</p>
      {data && <p className={room.muted}>{text('staff_taxes.deliveries', { class: data.delivery_class })}</p>}
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data?.results.map((area) => (
        <Area key={area.id} area={area} all={data} onSaved={retry} />
      ))}
    </>
  );
}

function Area({ area, all, onSaved }: { area: StaffTaxArea; all: StaffTaxes; onSaved: () => void }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const rates = ratesOn(all.today, area);
  // The classes that are in use here and that no rate is told for.
  const without = all.classes
    .map(({ tax_class }) => tax_class)
    .filter((known) => !rates.some(({ taxClass, standing }) => taxClass === known && standing === 'now'));
  return (
    <section className={room.list} aria-labelledby={`tax-area-${area.id}-name`}>
      <div>
        <h2 id={`tax-area-${area.id}-name`}>{area.name}</h2>
        <p className={room.muted}>{new Intl.ListFormat(locale).format(area.countries)}</p>
        {area.is_base && <p className={room.muted}>{text('staff_taxes.base')}</p>}
        {without.length > 0 && (
          <Notice kind="info">
            {text('staff_taxes.none', { classes: new Intl.ListFormat(locale).format(without.map(String)) })}
          </Notice>
        )}
        <MakeNew title={text('staff_taxes.plan', { area: area.name })} onMade={onSaved}>
          {(onMade) => <PlanRate {...{ area, onSaved, onMade }} classes={all.classes} today={all.today} />}
        </MakeNew>
      </div>
      <ul className={rows.rows} aria-label={text('staff_taxes.rates_of', { area: area.name })}>
        {rates.map((rate) => (
          <RateRow key={rate.key} rate={rate} area={area} classes={all.classes} onSaved={onSaved} />
        ))}
      </ul>
    </section>
  );
}

interface RateRowProps {
  rate: Rate;
  area: StaffTaxArea;
  classes: StaffTaxes['classes'];
  onSaved: () => void;
}

function RateRow({ rate, area, classes, onSaved }: RateRowProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { taxClass, from, percent, standing } = rate;
  const shown = percentWords(percent, locale);
  const count = classes.find(({ tax_class }) => tax_class === taxClass)?.model_count ?? 0;
  return (
    <li className={classNames(rows.row, styles.rate)}>
      <div className={rows.facts}>
        <h3>{shown}</h3>
        <p>{`${text('staff_taxes.from')} ${formatDay(from, locale)}`}</p>
        <p className={room.muted}>
          {text('staff_taxes.class_named', { count, class: taxClass, shown: count.toLocaleString(locale) })}
        </p>
      </div>
      <p className={styles.standing} data-is={standing}>
        {text(`staff_taxes.${standing}`)}
      </p>
      {standing === 'planned' && <RemoveRate {...{ rate, area, shown, onSaved }} />}
    </li>
  );
}

/** Takes a planned rate away in one press; the log brings it back. */
function RemoveRate({ rate, area, shown, onSaved }: Omit<RateRowProps, 'classes'> & { shown: string }) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const send = async () => {
    const { [rate.key]: _removed, ...rates } = area.rates;
    await api.put(`/api/staff/taxes/${area.id}/`, { rates, was: { rates: area.rates } });
    showToast('success', text('staff_taxes.saved', { area: area.name }));
  };
  return (
    <PressRow
      label={text('staff_taxes.remove_named', {
        ...{ rate: shown, class: rate.taxClass, day: formatDay(rate.from, locale), area: area.name },
      })}
      title={text('staff_taxes.remove')}
      send={send}
      onAnswered={onSaved}
    />
  );
}
