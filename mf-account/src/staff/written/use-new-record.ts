import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { type Form, useForm } from '../../forms/use-form.ts';
import { labelsOf } from '../fields-by-language.ts';
import type { RoomName } from '../staff-place.ts';

interface NewRecord<Field extends string> {
  /** The room that has it, in its addresses. */
  room: RoomName;
  /** Where its words stand; by default those of the room. */
  words?: string;
  id: string;
  fields: readonly Field[];
  initial: Readonly<Record<Field, string>>;
  rules: Parameters<typeof useForm<Field>>[0]['rules'];
  /** What is sent of what was typed, and what it is called in each language. */
  read: (typed: Readonly<Record<Field, string>>) => {
    body: object;
    names: Readonly<Record<string, string | undefined>>;
  };
  /** Where it is written on, by its number and what was sent; by default in the room. */
  pathOf?: (id: number, typed: Readonly<Record<Field, string>>) => string;
  /** The call that makes it; by default that of the room. */
  callOf?: (typed: Readonly<Record<Field, string>>) => string;
  onMade: () => void;
}

/** The form that makes one more thing in a room and leads to it, where the rest is written. */
export function useNewRecord<Field extends string>(plan: NewRecord<Field>): Form<Field> {
  const { room, id, fields, initial, rules, read, onMade } = plan;
  const {
    words = `staff_${room}`,
    pathOf = (made) => `/staff/${room}/${made}/`,
    callOf = () => `/api/staff/${room}/`,
  } = plan;
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  const { locale } = usePageConfig();
  return useForm<Field>({
    id,
    initial,
    labels: labelsOf(fields, locale, (name, values) => text(`${words}.${name}`, values)),
    rules,
    send: async (typed) => {
      const { body, names } = read(typed);
      const made = await api.post<{ id: number }>(callOf(typed), body);
      const name = names[locale] ?? Object.values(names).find(Boolean) ?? '';
      showToast('success', text(`${words}.made`, { name }));
      onMade();
      await navigate(href(pathOf(made.id, typed)));
    },
  });
}
