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
import { NewerVersion } from '../newer-version.tsx';
import order from '../order/order.module.css';
import { readAnew } from '../read-anew.ts';
import room from '../staff-room.module.css';
import { useSeen } from '../use-seen.ts';
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
  const stored = {
    starts_at: toLocalTime(banner.starts_at),
    ends_at: toLocalTime(banner.ends_at),
    sort_order: String(banner.sort_order),
    is_active: banner.is_active ? 'yes' : '',
  };
  const form = useForm<keyof typeof stored>({
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
  const isNewer = useSeen(JSON.stringify(stored), JSON.stringify(pickTyped(form.values)));
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
        {isNewer && <NewerVersion value={bannerWords(stored, text)} onTake={() => form.setValues(stored)} />}
      </FormFrame>
    </article>
  );
}

type BannerFields = Readonly<Record<'starts_at' | 'ends_at' | 'sort_order' | 'is_active', string>>;

/** In the order of what is stored, so that both compare as texts. */
const pickTyped = ({ starts_at, ends_at, sort_order, is_active }: BannerFields): BannerFields => ({
  ...{ starts_at, ends_at, sort_order, is_active },
});

const bannerWords = (stored: BannerFields, text: ReturnType<typeof useText>): string =>
  [
    `${text('staff_content.shown')}: ${text(stored.is_active ? 'staff_log.yes' : 'staff_log.no')}`,
    `${text('staff_content.starts')}: ${stored.starts_at.replace('T', ' ') || '–'}`,
    `${text('staff_content.ends')}: ${stored.ends_at.replace('T', ' ') || '–'}`,
    `${text('staff_content.place')}: ${stored.sort_order}`,
  ].join('; ');
