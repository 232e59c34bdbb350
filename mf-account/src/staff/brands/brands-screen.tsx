import type { StaffBrand, StaffBrands } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig, useSearchParams } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { askedPage } from '../asked-page.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { FindForm } from '../find-form.tsx';
import rows from '../kept-rows.module.css';
import { ChangeRow, MakeNew } from '../kept-rows.tsx';
import { PageLinks } from '../page-links.tsx';
import room from '../staff-room.module.css';
import { BrandForm } from './brand-form.tsx';
import { NewBrandForm } from './new-brand.tsx';

/** Brands by name, with how much of them shoppers can read and how many products they have (STAFF-53). */
export function BrandsScreen() {
  const text = useText('mf-account');
  const api = useApi();
  const [params] = useSearchParams();
  const q = (params.get('q') ?? '').trim().slice(0, 100);
  const query = { ...(q && { q }) };
  // The one that was just made.
  const opened = params.get('open');
  const { status, data, failure, retry, setData } = useQuery<StaffBrands>('/api/staff/brands/', {
    query: { ...query, page: askedPage(params.get('page')) },
    keepsPrevious: true,
  });
  // A row stays where it is, with what is typed in it, also where the brand is called otherwise by now.
  const readRow = (id: number) => {
    const put = (brand: StaffBrand) => (known: StaffBrands | null) =>
      known && { ...known, results: known.results.map((each) => (each.id === id ? brand : each)) };
    void api
      .get<StaffBrand>(`/api/staff/brands/${id}/`)
      .then((brand) => setData(put(brand)))
      .catch(retry);
  };
  return (
    <>
      <FindForm key={q} room="brands" q={q} query={{}}>
        {null}
      </FindForm>
      <MakeNew title={text('staff_brands.new')} onMade={retry}>
        {(onMade) => <NewBrandForm onMade={onMade} />}
      </MakeNew>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && (
        <section className={room.list} aria-busy={status === 'loading'} aria-label={text('staff.brands')}>
          <p role="status" className={room.muted}>
            {text('staff_brands.found', { count: data.total })}
          </p>
          {data.results.length > 0 && (
            <ul className={rows.rows}>
              {data.results.map((brand) => {
                const isOpened = String(brand.id) === opened;
                return (
                  <Brand key={`${brand.id} ${isOpened}`} {...{ brand, isOpened }} onSaved={() => readRow(brand.id)} />
                );
              })}
            </ul>
          )}
          <PageLinks path="/staff/brands/" query={query} page={data.page} pageCount={data.page_count} />
        </section>
      )}
    </>
  );
}

interface BrandProps {
  brand: StaffBrand;
  /** Whether its form begins open. */
  isOpened: boolean;
  onSaved: () => void;
}

function Brand({ brand, isOpened, onSaved }: BrandProps) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const { name, slug, model_count, producer, descriptions, is_featured, is_hidden } = brand;
  const written = locales.filter((language) => descriptions[language]).length;
  return (
    <li className={classNames(rows.row, rows.told)}>
      <div className={rows.facts}>
        <h2>
          <a href={href(`/${slug}/`)}>{name}</a>
        </h2>
        <p className={room.muted}>
          {text('staff_brands.products', { count: model_count, shown: model_count.toLocaleString(locale) })}
        </p>
        {is_hidden && (
          <p className={rows.fact} data-is="short">
            {text('staff_brands.hidden')}
          </p>
        )}
        {!producer && (
          <p className={rows.fact} data-is="short">
            {text('staff_brands.no_producer')}
          </p>
        )}
      </div>
      <p className={rows.fact}>{is_featured && text('staff_brands.featured')}</p>
      <p className={rows.fact} data-is={written < locales.length ? 'short' : undefined}>
        {text('staff_brands.languages', { written: String(written), all: String(locales.length) })}
      </p>
      <ChangeRow
        label={text('staff_brands.change_named', { name })}
        title={text('staff_brands.change')}
        isOpenAtFirst={isOpened}
      >
        <BrandForm brand={brand} onSaved={onSaved} />
      </ChangeRow>
    </li>
  );
}
