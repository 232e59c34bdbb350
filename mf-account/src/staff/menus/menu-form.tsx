import type { MenuPlaces, MenuState, StaffMenuOfGroup } from 'mf-shared/contract';
import { mostMenuLinks } from 'mf-shared/contract/staff-choices';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { useRef } from 'react';
import { FormFrame } from '../../forms/form-frame.tsx';
import { type Form, useForm } from '../../forms/use-form.ts';
import { labelsOf } from '../fields-by-language.ts';
import { readAnew } from '../read-anew.ts';
import { type FoundThing, FoundThings } from '../rich-text/found-things.tsx';
import room from '../staff-room.module.css';
import { readKeys } from '../written/keys-in-order.ts';
import { ThingsInOrder } from '../written/things-in-order.tsx';
import { fieldIn } from './field-in.ts';
import { LinkFacts, LinkFields } from './link-fields.tsx';
import { NewerLinks } from './newer-links.tsx';
import { titleOf } from './title-of.ts';
import {
  fieldInSlot,
  menuFields,
  readMenu,
  slotsFor,
  slotsInOrder,
  titlesIn,
  typeLink,
  typeMenu,
} from './typed-menu.ts';

interface MenuFormProps {
  menu: StaffMenuOfGroup;
  /** The name of the group. */
  name: string;
  onSaved: () => void;
}

/** Changes the links of a group: their order, where each leads, its title in each language and its picture. */
export function MenuForm({ menu: { id, state, dead }, name, onSaved }: MenuFormProps) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const slots = slotsFor(state);
  const fields = menuFields(slots);
  const sent = useRef<readonly string[]>(slots);
  const form = useForm<string>({
    id: `menu-${id}`,
    initial: typeMenu(state, slots),
    labels: labelsOf(fields, locale, (field, values) => text(`staff_menus.${field.replace(/_\d+$/, '')}`, values)),
    inSummary: (field, values) => {
      const place = readKeys(values.links ?? '').indexOf(/_(\d+)/.exec(field)?.[1] ?? '') + 1;
      return place > 0 ? `${text('staff_menus.numbered', { place: String(place) })} – ` : '';
    },
    rules: {},
    explain: ({ fields: refused }) => {
      const found = Object.entries(refused).map(([field, words]) => [fieldInSlot(field, sent.current), words] as const);
      const known = found.filter(([field]) => fields.includes(field));
      return known.length > 0 ? Object.fromEntries(known) : null;
    },
    send: async (typed) => {
      sent.current = slotsInOrder(typed, slots);
      const body = { ...readMenu(typed), was: state };
      const kept = await api.put<MenuState>(`/api/staff/menus/${id}/`, body).catch(readAnew(onSaved));
      form.showKept(typeMenu(kept, sent.current));
      showToast('success', text('staff_menus.saved', { group: name }));
      onSaved();
    },
  });
  return (
    <FormFrame form={form} action={text('settings.save')} look="line">
      <Links form={form} slots={slots} dead={dead} />
      <NewerLinks {...{ form, slots, state }} />
    </FormFrame>
  );
}

interface LinksProps {
  form: Form<string>;
  slots: readonly string[];
  dead: readonly string[];
}

function Links({ form, slots, dead }: LinksProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { values, setValue, setValues } = form;
  const field = fieldIn(form, 'links');
  const keys = readKeys(field.value);
  const free = keys.length < mostMenuLinks ? slots.find((slot) => !keys.includes(slot)) : undefined;
  const nameOf = (slot: string) =>
    titleOf({ titles: titlesIn(values, slot), path: values[`path_${slot}`] ?? '' }, locale) ||
    text('staff_menus.numbered', { place: String(keys.indexOf(slot) + 1) });
  const put = ({ name, address, image, titles = {} }: FoundThing, add: (key: string, name: string) => void) => {
    if (free === undefined) return;
    const known = Object.keys(titles).length > 0 ? titles : { [locale]: name };
    const link = typeLink(free, { path: address, image: image ?? '', titles: known });
    setValues((now) => ({ ...now, ...link }));
    add(free, name);
  };
  return (
    <ThingsInOrder
      {...{ field, keys, nameOf }}
      factsOf={(slot) => <LinkFacts {...{ form, slot, dead }} name={nameOf(slot)} />}
      formOf={(slot) => <LinkFields {...{ form, slot }} name={nameOf(slot)} />}
      search={(add) =>
        free === undefined ? (
          <p id={field.id} tabIndex={-1} className={room.muted}>
            {field.error ?? text('staff_menus.full', { count: mostMenuLinks })}
          </p>
        ) : (
          <FoundThings<MenuPlaces>
            id={field.id}
            label={text('staff_menus.add')}
            error={field.error}
            path="/api/staff/menus/places/"
            read={placesIn}
            onChoose={(thing) => put(thing, add)}
          />
        )
      }
      onKeys={(next) => setValue('links', next.join(' '))}
    />
  );
}

const placesIn = ({ results }: MenuPlaces): FoundThing[] =>
  results.map(({ path, ...place }) => ({ ...place, address: path }));
