import type { FrontPageState } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import room from '../staff-room.module.css';
import { readKeys } from '../written/keys-in-order.ts';
import { ThingsInOrder } from '../written/things-in-order.tsx';
import { usePlan } from '../written/use-plan.tsx';

const path = '/api/staff/front-page/';

/** The order of the front page's parts, folded: it is read when it is opened first, and stays with what is typed there. */
export function FrontPage() {
  const text = useText('mf-account');
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={room.more} onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
      <summary>{text('staff_banners.front_title')}</summary>
      {wasOpened && <StoredFrontPage />}
    </details>
  );
}

function StoredFrontPage() {
  const { data, failure, retry } = useQuery<FrontPageState>(path, { keepsPrevious: true });
  return (
    <>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && <FrontPageForm state={data} onSaved={retry} />}
    </>
  );
}

type Field = 'front_order' | 'front_hidden';

const typeFrontPage = ({ order, hidden }: FrontPageState): Record<Field, string> => ({
  front_order: order.join(' '),
  front_hidden: hidden.join(' '),
});

interface FrontPageFormProps {
  state: FrontPageState;
  onSaved: () => void;
}

/** Puts the parts of the front page in an order, and shows those that are ticked (STAFF-77). */
function FrontPageForm({ state, onSaved }: FrontPageFormProps) {
  const text = useText('mf-account');
  const api = useApi();
  const stored = typeFrontPage(state);
  // There is one front page, whose number is 1.
  const plan = usePlan(`${path}1/planned/`, 'front_page');
  const form = useForm<Field>({
    id: 'front-page',
    initial: stored,
    labels: { front_order: text('staff_banners.front_order'), front_hidden: text('staff_banners.front_hidden') },
    rules: {},
    send: async (typed) => {
      const body = { order: readKeys(typed.front_order), hidden: readKeys(typed.front_hidden), was: state };
      if (plan.isAsked()) {
        // The form shows what is stored again, and what waits stands below it.
        if (await plan.make(body).catch(readAnew(onSaved))) form.showKept(stored);
        return;
      }
      const kept = await api.put<FrontPageState>(path, body).catch(readAnew(onSaved));
      form.showKept(typeFrontPage(kept));
      showToast('success', text('staff_banners.front_saved'));
      onSaved();
    },
  });
  const nameOf = (part: string) => text(`staff_banners.part_${part}`);
  const keys = readKeys(form.values.front_order);
  const hidden = readKeys(form.values.front_hidden);
  // In the order of the parts, as the service keeps them.
  const hide = (part: string, isHidden: boolean) =>
    form.setValue('front_hidden', keys.filter((key) => (key === part ? isHidden : hidden.includes(key))).join(' '));
  return (
    <>
      <p className={room.muted}>{text('staff_banners.front_hint')}</p>
      <FormFrame
        form={{ ...form, submit: plan.submitted(form.submit) }}
        action={text('settings.save')}
        look="line"
        more={plan.part}
      >
        <ThingsInOrder
          field={form.field('front_order')}
          {...{ keys, nameOf }}
          factsOf={(part) => (
            <Check
              label={nameOf(part)}
              checked={!hidden.includes(part)}
              onChange={({ target }) => hide(part, !target.checked)}
            />
          )}
          onKeys={(next) => form.setValue('front_order', next.join(' '))}
        />
        <NewerFields
          {...{ form, stored }}
          names={['front_order', 'front_hidden']}
          wordsOf={(name) => readKeys(stored[name]).map(nameOf).join(', ') || text('staff_content.nothing')}
        />
      </FormFrame>
    </>
  );
}
