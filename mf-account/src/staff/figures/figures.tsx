import type { DemandFigures, SalesFigures } from 'mf-shared/contract';
import { figureDays } from 'mf-shared/contract/staff-choices';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { FailedAnswer } from '../failed-answer.tsx';
import { useMay } from '../use-may.ts';
import { Missed, SoldOut } from './demand.tsx';
import styles from './figures.module.css';
import { Reasons } from './reasons.tsx';
import { Sales } from './sales.tsx';
import { Steps } from './steps.tsx';

/** Numbers at a glance: what the reader's role may know of the last days (STAFF-39, STAFF-40). */
export function Figures() {
  const may = useMay();
  const [days, setDays] = useState('30');
  const [store, setStore] = useState('');
  const isSeller = may('figures.sales');
  const sales = useQuery<SalesFigures>(isSeller ? '/api/staff/figures/sales/' : null, {
    query: { days, ...(store && { store }) },
    keepsPrevious: true,
  });
  const demand = useQuery<DemandFigures>(may('figures.demand') ? '/api/staff/figures/demand/' : null, {
    query: { days },
    keepsPrevious: true,
  });
  const isLoading = sales.status === 'loading' || demand.status === 'loading';
  if (!isSeller && !may('figures.demand')) return null;
  return (
    <section className={styles.figures} aria-labelledby="staff-figures" aria-busy={isLoading}>
      <Choice {...{ days, setDays, store, setStore }} stores={sales.data?.stores ?? []} />
      {sales.failure && <FailedAnswer failure={sales.failure} onRetry={sales.retry} />}
      {demand.failure && !sales.failure && <FailedAnswer failure={demand.failure} onRetry={demand.retry} />}
      {isLoading && !sales.data && !demand.data && <Bone kind="line" width="most" />}
      <div className={styles.grid}>
        {sales.data?.currencies.map((of) => (
          <Sales key={of.currency} sales={of} />
        ))}
        {sales.data && <Steps figures={sales.data} />}
        {sales.data && <Reasons returns={sales.data.returns} />}
        {demand.data && <Missed searches={demand.data.searches} />}
        {demand.data && <SoldOut products={demand.data.sold_out} />}
      </div>
    </section>
  );
}

interface ChoiceProps {
  days: string;
  setDays: (days: string) => void;
  store: string;
  setStore: (store: string) => void;
  stores: SalesFigures['stores'];
}

/** Chooses the days and the store of the figures. */
function Choice({ days, setDays, store, setStore, stores }: ChoiceProps) {
  const text = useText('mf-account');
  return (
    <header className={styles.head}>
      <h2 id="staff-figures">{text('staff_figures.title')}</h2>
      <SelectField
        id="figures-days"
        label={text('staff_figures.period')}
        value={days}
        onChange={(event) => setDays(event.target.value)}
      >
        {figureDays.map((count) => (
          <option key={count} value={count}>
            {text('staff_figures.days', { count })}
          </option>
        ))}
      </SelectField>
      {stores.length > 0 && (
        <SelectField
          id="figures-store"
          label={text('staff_figures.store')}
          value={store}
          onChange={(event) => setStore(event.target.value)}
        >
          <option value="">{text('staff_figures.whole_shop')}</option>
          {stores.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </header>
  );
}
