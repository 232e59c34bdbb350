import type { RentalFree, RentalOffer, RentalProduct, RentalReservation, RentalStore } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useLocation, usePageConfig } from 'mf-shared/router';
import { hoursOn } from 'mf-shared/rules/day-hours';
import { formatPrice } from 'mf-shared/rules/price-format';
import { rentalDayProblem, rentalDays } from 'mf-shared/rules/rental-days';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useState } from 'react';
import { FormFrame } from '../forms/form-frame.tsx';
import { FormPage } from '../forms/form-page.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { type Form, useForm } from '../forms/use-form.ts';
import styles from './rental.module.css';
import { euro } from './rental-front.tsx';
import { ReservedFacts } from './reserved-facts.tsx';

/** A reservation by product, store and days (RENTAL-4 to RENTAL-6). */
export function BookRental({ offer }: { offer: RentalOffer }) {
  const text = useText('mf-account');
  const { form, reserved } = useRentalForm(offer);
  const { values } = form;
  const product = productOf(offer, values.product);
  const store = offer.stores.find(({ id }) => String(id) === values.store);
  const hasDays = isDay(values.first) && isDay(values.last) && store !== undefined;
  const problem = hasDays ? rentalDayProblem(values, offer.from, store) : null;
  const priced = hasDays && problem === null ? product : undefined;

  if (form.state === 'done' && reserved) return <Reserved reservation={reserved} email={values.email.trim()} />;
  const field = (name: 'first' | 'last') => {
    const own = form.field(name);
    const said = problem?.field === name ? text(`rental.problems.${problem.problem}`) : null;
    return { ...own, error: own.error ?? said };
  };
  return (
    <FormPage
      title={text('rental.book_title')}
      lead={text('rental.book_lead')}
      aside={store && <StorePanel store={store} first={values.first} last={values.last} />}
    >
      <FormFrame form={form} action={text('rental.reserve')}>
        <ProductAndStore offer={offer} form={form} product={product} />
        <div className={styles.days}>
          <TextField {...field('first')} type="date" min={offer.from} max={offer.until} />
          <TextField {...field('last')} type="date" min={values.first || offer.from} />
        </div>
        <SizeAndSum form={form} product={product} priced={priced} />
        <TextField {...form.field('name')} autoComplete="name" />
        <TextField {...form.field('email')} type="email" autoComplete="email" />
        <TextField {...form.field('phone')} type="tel" autoComplete="tel" />
      </FormFrame>
    </FormPage>
  );
}

type RentalField = 'product' | 'store' | 'first' | 'last' | 'size' | 'name' | 'email' | 'phone';

/** The form, with the product of the address chosen first, and what was reserved once it is sent. */
function useRentalForm(offer: RentalOffer) {
  const text = useText('mf-account');
  const api = useApi();
  const { search } = useLocation();
  const [key] = useState(() => crypto.randomUUID());
  const [reserved, setReserved] = useState<RentalReservation | null>(null);
  const wished = offer.products.find(({ id }) => String(id) === new URLSearchParams(search).get('product'));
  const first = wished ?? offer.products[0];
  const form = useForm<RentalField>({
    id: 'rental',
    initial: {
      product: String(first?.id ?? ''),
      store: String(first?.storeIds[0] ?? ''),
      first: '',
      last: '',
      ...{ size: '', name: '', email: '', phone: '' },
    },
    labels: {
      ...{ product: text('rental.product'), store: text('rental.store'), size: text('rental.size') },
      ...{ first: text('rental.first'), last: text('rental.last') },
      ...{ name: text('form.name'), email: text('login.email'), phone: text('form.phone') },
    },
    rules: ({ product }) => ({
      ...{ first: ['required'], last: ['required'], name: ['required'], email: ['required', 'email'] },
      ...{ phone: ['required'], store: ['required'] },
      ...(productOf(offer, product)?.sizes.length ? { size: ['required'] } : {}),
    }),
    send: async ({ product, store, ...values }) => {
      const body = { ...values, requestKey: key, product: Number(product), store: Number(store) };
      setReserved(await api.post<RentalReservation>('/api/rental/reservations/', body));
    },
  });
  return { form, reserved };
}

function Reserved({ reservation, email }: { reservation: RentalReservation; email: string }) {
  const text = useText('mf-account');
  const href = useHref();
  return (
    <FormPage title={text('rental.done_title', { number: reservation.number })}>
      <Outcome
        actions={
          <ButtonLink look="line" href={href('/rental/')}>
            {text('rental.front_title')}
          </ButtonLink>
        }
      >
        <p>{text('rental.done', { email })}</p>
        <ReservedFacts reservation={reservation} />
      </Outcome>
    </FormPage>
  );
}

interface PartProps {
  form: Form<RentalField>;
  product: RentalProduct | undefined;
}

function ProductAndStore({ offer, form, product }: PartProps & { offer: RentalOffer }) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const priceOf = (dayPrice: number) => formatPrice(dayPrice, { ...config, ...euro });
  return (
    <>
      <SelectField {...form.field('product')}>
        {offer.products.map(({ id, name, manufacturer, dayPrice }) => (
          <option key={id} value={id}>
            {`${manufacturer} ${name}, ${text('rental.a_day', { price: priceOf(dayPrice) })}`}
          </option>
        ))}
      </SelectField>
      <SelectField {...form.field('store')}>
        {storesOf(offer, product).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** The sizes with how many are free on the days, and what the days cost. @param priced undefined while the days are not good */
function SizeAndSum({ form, product, priced }: PartProps & { priced: RentalProduct | undefined }) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const { first, last, store } = form.values;
  const { data } = useQuery<RentalFree>(priced ? '/api/rental/free/' : null, {
    query: { product: priced?.id, first, last },
    keepsPrevious: true,
  });
  const free = priced ? data : null;
  const countOf = (size: string) =>
    free?.free.find((each) => each.size === size && String(each.storeId) === store)?.count ?? 0;
  return (
    <>
      {product && product.sizes.length > 0 && (
        <SelectField {...form.field('size')}>
          <option value="">{text('rental.choose_size')}</option>
          {product.sizes.map((size) => (
            <option key={size} value={size}>
              {free ? text('rental.size_free', { size, count: countOf(size) }) : size}
            </option>
          ))}
        </SelectField>
      )}
      <p className={styles.sum} role="status">
        {priced &&
          text('rental.sum', {
            count: rentalDays(first, last),
            price: formatPrice(priced.dayPrice * rentalDays(first, last), { ...config, ...euro }),
          })}
      </p>
    </>
  );
}

const isDay = (typed: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(typed);

const productOf = (offer: RentalOffer, id: string): RentalProduct | undefined =>
  offer.products.find((product) => String(product.id) === id);

const storesOf = (offer: RentalOffer, product: RentalProduct | undefined): RentalStore[] =>
  offer.stores.filter(({ id }) => product?.storeIds.includes(id) ?? true);

/** Where it is picked up, and when the store is open on the days that were chosen. */
function StorePanel({ store, first, last }: { store: RentalStore; first: string; last: string }) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const days = [...new Set([first, last])].filter(isDay);
  return (
    <aside className={styles.panel} aria-labelledby="rental-store">
      <h2 id="rental-store">{store.name}</h2>
      <p>{`${store.address}, ${store.postalCode} ${store.city}`}</p>
      {days.length > 0 && (
        <dl className={styles.facts}>
          {days.map((each) => (
            <div key={each}>
              <dt>{day.format(new Date(`${each}T12:00:00Z`))}</dt>
              <dd>{hoursOn(store, each) ?? text('rental.closed_day')}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <a href={href(`/stores/${store.slug}/`)}>{text('rental.all_hours')}</a>
      </p>
      <p className={styles.note}>{text('rental.pay_there')}</p>
    </aside>
  );
}
