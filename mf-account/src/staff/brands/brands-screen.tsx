import type { StaffBrand, StaffBrands } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig, useSearchParams } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { askedPage } from '../asked-page.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { FindForm } from '../find-form.tsx';
import rows from '../kept-rows.module.css';
import { ChangeRow } from '../kept-rows.tsx';
import { PageLinks } from '../page-links.tsx';
import room from '../staff-room.module.css';
import { BrandForm } from './brand-form.tsx';

/** Brands by name, with how much of them shoppers can read and how many products they have (STAFF-53). */
export function BrandsScreen() {
  const text = useText('mf-account');
  const [params] = useSearchParams();
  const q = (params.get('q') ?? '').trim().slice(0, 100);
  const query = { ...(q && { q }) };
  const { status, data, failure, retry } = useQuery<StaffBrands>('/api/staff/brands/', {
    query: { ...query, page: askedPage(params.get('page')) },
    keepsPrevious: true,
  });
  return (
    <>
      <FindForm key={q} room="brands" q={q} query={{}}>
        {null}
      </FindForm>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && (
        <section className={room.list} aria-busy={status === 'loading'} aria-label={text('staff.brands')}>
          <p role="status" className={room.muted}>
            {text('staff_brands.found', { count: data.total })}
          </p>
          {data.results.length > 0 && (
            <ul className={rows.rows}>
              {data.results.map((brand) => (
                <Brand key={brand.id} brand={brand} onSaved={retry} />
              ))}
            </ul>
          )}
          <PageLinks path="/staff/brands/" query={query} page={data.page} pageCount={data.page_count} />
        </section>
      )}
    </>
  );
}

function Brand({ brand, onSaved }: { brand: StaffBrand; onSaved: () => void }) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const { name, slug, model_count, descriptions, is_featured } = brand;
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
      </div>
      <p className={rows.fact}>{is_featured && text('staff_brands.featured')}</p>
      <p className={rows.fact} data-is={written < locales.length ? 'short' : undefined}>
        {text('staff_brands.languages', { written: String(written), all: String(locales.length) })}
      </p>
      <ChangeRow label={text('staff_brands.change_named', { name })} title={text('staff_brands.change')}>
        <BrandForm brand={brand} onSaved={onSaved} />
      </ChangeRow>
    </li>
  );
}
