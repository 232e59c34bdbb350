import type { StaffStore, StaffStores } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig, useSearchParams } from 'mf-shared/router';
import { weekHours } from 'mf-shared/rules/week-hours';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import textStyles from 'mf-shared/ui/text/text.module.css';
import { labelled } from '../../forms/labelled.ts';
import { askedPage } from '../asked-page.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { FindForm } from '../find-form.tsx';
import rows from '../kept-rows.module.css';
import { ChangeRow, MakeNew } from '../kept-rows.tsx';
import { PageLinks } from '../page-links.tsx';
import room from '../staff-room.module.css';
import { useMay, useOwnStore } from '../use-may.ts';
import { FactsForm } from './facts-form.tsx';
import { NewStoreForm } from './new-store.tsx';
import { daysAhead, OtherDaysList, useDaysWords } from './other-days.tsx';
import { StoreOrder } from './store-order.tsx';
import { StandingForms, StandingWords } from './store-standing.tsx';
import styles from './stores.module.css';
import { services } from './typed-facts.ts';
import { WeekForm } from './week-form.tsx';

/** The stores with their hours, address and services; store staff see their own. What is asked for stands in the address (STAFF-47). */
export function StoresScreen() {
  const text = useText('mf-account');
  const [params] = useSearchParams();
  const may = useMay();
  const isOne = useOwnStore() !== null;
  const q = (params.get('q') ?? '').trim().slice(0, 100);
  const asked = q ? { q } : {};
  const { status, data, failure, retry } = useQuery<StaffStores>('/api/staff/stores/', {
    query: { ...asked, page: askedPage(params.get('page')) },
    keepsPrevious: true,
  });
  return (
    <>
      {!isOne && (
        <FindForm key={q} room="stores" q={q} query={{}}>
          {null}
        </FindForm>
      )}
      {may('stores.keep') && (
        <>
          <MakeNew title={text('staff_stores.new')} onMade={retry}>
            {(onMade) => <NewStoreForm onMade={onMade} />}
          </MakeNew>
          <StoreOrder onSaved={retry} />
        </>
      )}
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && (
        <section className={room.list} aria-busy={status === 'loading'} aria-label={text('staff.stores')}>
          <p role="status" className={room.muted}>
            {text('staff_stores.found', { count: data.total })}
          </p>
          {data.results.length > 0 && (
            <ul className={rows.rows}>
              {data.results.map((store) => {
                const isOpened = String(store.id) === params.get('open');
                return <Store key={store.id} {...{ store, isOpened }} onSaved={retry} />;
              })}
            </ul>
          )}
          <PageLinks path="/staff/stores/" query={asked} page={data.page} pageCount={data.page_count} />
        </section>
      )}
    </>
  );
}

interface StoreProps {
  store: StaffStore;
  /** It was just made: the form of its hours begins open. */
  isOpened: boolean;
  onSaved: () => void;
}

function Store({ store, isOpened, onSaved }: StoreProps) {
  const text = useText('mf-account');
  const may = useMay();
  const named = (action: string) => labelled(text, action, store.facts.name);
  const [changeHours, changeFacts] = [text('staff_stores.change_hours'), text('staff_stores.change_facts')];
  return (
    <li className={classNames(rows.row, styles.store)}>
      <Facts store={store} />
      {store.type === 'retail' && <Hours store={store} />}
      {store.type === 'retail' && (
        <ChangeRow label={named(changeHours)} title={changeHours} isOpenAtFirst={isOpened}>
          <div className={styles.hours}>
            <WeekForm store={store} onSaved={onSaved} />
            <OtherDaysList store={store} onSaved={onSaved} />
          </div>
        </ChangeRow>
      )}
      {may('stores.keep') && (
        <ChangeRow label={named(changeFacts)} title={changeFacts}>
          <FactsForm store={store} onSaved={onSaved} />
        </ChangeRow>
      )}
      {may('stores.keep') && store.type === 'retail' && <StandingForms store={store} onSaved={onSaved} />}
    </li>
  );
}

function Facts({ store: { slug, type, facts, standing } }: { store: StaffStore }) {
  const text = useText('mf-account');
  const href = useHref();
  const place = [facts.address, `${facts.postal_code} ${facts.city}`.trim()].filter(Boolean).join(', ');
  const contact = [facts.phone, facts.email].filter(Boolean).join(' · ');
  const offered = services.filter((service) => facts[service]).map((service) => text(`staff_stores.${service}`));
  return (
    <div className={rows.facts}>
      <h2>{facts.name}</h2>
      {place && <p>{place}</p>}
      {contact && <p>{contact}</p>}
      <p className={room.muted}>{[text(`staff_stores.type_${type}`), ...offered].join(' · ')}</p>
      <StandingWords standing={standing} />
      {type === 'retail' && standing.is_open && (
        <p>
          <a className={textStyles.link} href={href(`/stores/${slug}/`)}>
            {text('staff_stores.page_named', { name: facts.name })}
          </a>
        </p>
      )}
    </div>
  );
}

function Hours({ store }: { store: StaffStore }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const wordsOf = useDaysWords();
  return (
    <div className={styles.open}>
      <p>{weekHours(store.hours.opening_hours, locale) || text('staff_stores.never_open')}</p>
      {daysAhead(store).map((days) => (
        <p key={days.from} className={room.muted}>
          {wordsOf(days)}
        </p>
      ))}
    </div>
  );
}
