import type { StaffBanner } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { NewerFields } from '../newer-fields.tsx';
import order from '../order/order.module.css';
import { readAnew } from '../read-anew.ts';
import room from '../staff-room.module.css';
import styles from './content.module.css';
import { fromLocalTime, toLocalTime } from './local-time.ts';

const path = '/api/staff/banners/';

/** Every banner, shown or not. */
export function BannerList() {
  const text = useText('mf-account');
  const { data, failure, retry } = useQuery<readonly StaffBanner[], { results: readonly StaffBanner[] }>(path, {
    read: ({ results }) => results,
  });
  return (
    <section className={order.panel} aria-labelledby="staff-banners">
      <h2 id="staff-banners">{text('staff_content.banners')}</h2>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data?.length === 0 && <p>{text('staff_content.no_banners')}</p>}
      <div className={styles.list}>
        {data?.map((banner) => (
          <BannerCard key={banner.id} banner={banner} onSaved={retry} />
        ))}
      </div>
    </section>
  );
}

function BannerCard({ banner, onSaved }: { banner: StaffBanner; onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { id, kind } = banner;
  const title = banner.title || text('staff_content.untitled', { id });
  const stored = typeBanner(banner);
  const form = useForm<BannerField>({
    id: `banner-${id}`,
    initial: stored,
    labels: {
      starts_at: text('staff_content.starts'),
      ends_at: text('staff_content.ends'),
      sort_order: text('staff_content.place'),
      is_active: text('staff_content.shown'),
    },
    rules: { sort_order: ['required'] },
    send: async (typed) => {
      const { starts_at, ends_at, sort_order, is_active } = banner;
      const next = {
        starts_at: fromLocalTime(typed.starts_at),
        ends_at: fromLocalTime(typed.ends_at),
        sort_order: Number(typed.sort_order),
        is_active: typed.is_active === 'yes',
      };
      const was = { starts_at, ends_at, sort_order, is_active };
      await api.put(`${path}${id}/`, { ...next, was }).catch(readAnew(onSaved));
      showToast('success', text('staff_content.banner_saved', { title }));
      onSaved();
    },
  });
  return (
    <article className={room.card} aria-labelledby={`banner-title-${id}`}>
      <h3 id={`banner-title-${id}`}>{title}</h3>
      <p className={room.muted}>{text(`staff_content.kind_${kind}`)}</p>
      <FormFrame form={form} action={text('settings.save')} look="line">
        <Check
          label={text('staff_content.shown')}
          checked={form.values.is_active === 'yes'}
          onChange={(event) => form.setValue('is_active', event.target.checked ? 'yes' : '')}
        />
        <TextField {...form.field('starts_at')} type="datetime-local" isOptional />
        <TextField {...form.field('ends_at')} type="datetime-local" isOptional />
        <TextField {...form.field('sort_order')} type="number" min={0} max={100_000} />
        <NewerFields {...{ form, stored }} names={bannerFields} wordsOf={(name) => wordsOf(name, stored[name], text)} />
      </FormFrame>
    </article>
  );
}

type BannerField = keyof ReturnType<typeof typeBanner>;

/** A banner as its fields show it. */
const typeBanner = ({ is_active, starts_at, ends_at, sort_order }: StaffBanner) => ({
  is_active: is_active ? 'yes' : '',
  starts_at: toLocalTime(starts_at),
  ends_at: toLocalTime(ends_at),
  sort_order: String(sort_order),
});

const bannerFields: readonly BannerField[] = ['is_active', 'starts_at', 'ends_at', 'sort_order'];

/** The value of a field, as a person reads it. */
const wordsOf = (name: BannerField, value: string, text: ReturnType<typeof useText>): string =>
  name === 'is_active' ? text(value ? 'staff_log.yes' : 'staff_log.no') : value.replace('T', ' ') || '–';
