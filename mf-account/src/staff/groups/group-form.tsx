import type { GroupState, Locale, StaffGroup } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { type Translate, useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { showToast } from 'mf-shared/stores';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { htmlFields, labelsOf } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import { useLostHtml } from '../rich-text/use-lost-html.ts';
import { usePlan } from '../written/use-plan.tsx';
import { usePreview } from '../written/use-preview.tsx';
import { GroupFacts } from './group-facts.tsx';
import { nameOf } from './group-rows.ts';
import { type GroupField, groupFields, groupTexts, readGroup, typeGroup } from './typed-group.ts';

/** Changes what a group is called and tells, one language at a time, its picture, and whether menus lead to it. */
export function GroupForm({ group, onSaved }: { group: StaffGroup; onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const stored = typeGroup(group.state);
  const preview = usePreview(`/api/staff/groups/${group.id}/preview/`);
  const plan = usePlan(`/api/staff/groups/${group.id}/planned/`, 'product_group');
  const form = useForm<GroupField>({
    id: `group-${group.id}`,
    initial: stored,
    labels: labelsOf(groupFields, locale, (name, values) => text(`staff_groups.${name}`, values)),
    rules: {},
    send: async (typed) => {
      if (preview.isAsked()) return preview.make(readGroup(typed));
      const body = { ...readGroup(typed), was: group.state };
      if (plan.isAsked()) {
        // The form shows what is stored again, and what waits stands below it.
        if (await plan.make(body).catch(readAnew(onSaved))) form.showKept(stored);
        return;
      }
      const kept = await api.put<GroupState>(`/api/staff/groups/${group.id}/`, body).catch(readAnew(onSaved));
      form.showKept(typeGroup(kept));
      showToast('success', text('staff_groups.saved', { name: nameOf(kept, locale) }));
      onSaved();
    },
  });
  const submit = useLostHtml({ form, stored, fields: htmlFields(groupTexts) });
  const moved = movedPath(group, readGroup(form.values).slugs);
  return (
    <FormFrame
      form={{ ...form, submit: plan.submitted(preview.submitted(submit)) }}
      action={text('settings.save')}
      look="line"
      more={
        <>
          {preview.part}
          {plan.part}
        </>
      }
    >
      <GroupFacts form={form} />
      <LanguageTexts id={`group-language-${group.id}`} form={form} texts={groupTexts} />
      {moved && (
        <Notice kind="info" isLive>
          {text('staff_groups.moves', moved)}{' '}
          {group.below_count > 0 && text('staff_groups.moves_below', { count: group.below_count })}
        </Notice>
      )}
      <NewerFields {...{ form, stored }} names={groupFields} wordsOf={(name) => wordsOf(name, stored[name], text)} />
    </FormFrame>
  );
}

/** An address that the typed slugs change, with what it becomes; null where they change none. */
function movedPath({ paths }: StaffGroup, slugs: GroupState['slugs']): { from: string; to: string } | null {
  const slugIn = (locale: Locale) => slugs[locale] ?? slugs.fi ?? Object.values(slugs)[0];
  for (const locale of locales) {
    const from = paths[locale];
    const slug = slugIn(locale);
    const to = slug && from.replace(/[^/]+\/$/, `${slug}/`);
    if (to && to !== from) return { from, to };
  }
  return null;
}

const wordsOf = (name: GroupField, value: string, text: Translate): string =>
  name === 'show_in_menu' ? text(value ? 'staff_log.yes' : 'staff_log.no') : value || text('staff_content.nothing');
