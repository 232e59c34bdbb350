import type { TabbedPageState, TabState } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { htmlFields, labelsOf } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import { useLostHtml } from '../rich-text/use-lost-html.ts';
import { usePlan } from '../written/use-plan.tsx';
import { usePreview } from '../written/use-preview.tsx';
import { changeBelow, withTab } from './change-tabs.ts';
import { nameOfTab } from './name-of-tab.ts';
import { readTab, type TabField, tabFields, tabTexts, typeTab } from './typed-tab.ts';
import type { SaveTabs, TabsPreview } from './use-save-tabs.ts';

interface TabFormProps {
  tabs: TabbedPageState['tabs'];
  /** Null: a new one. */
  tab: TabState | null;
  /** Its places, from 0; those of a new one are behind the others. */
  places: readonly number[];
  save: SaveTabs;
  preview: TabsPreview;
  onSaved: () => void;
}

const none = { titles: {}, slugs: {}, contents: {}, tabs: [] };

/** Writes a tab, a language at a time; what somebody else saved meanwhile is shown beside what was typed. */
export function TabForm({ tabs, tab, places, save, preview: { path, planPath, was, whole }, onSaved }: TabFormProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const stored = typeTab(tab ?? none);
  const id = `tab-${places.join('-')}`;
  const preview = usePreview(path);
  const plan = usePlan(planPath, 'tabbed_page');
  const form = useForm<TabField>({
    id,
    initial: stored,
    labels: labelsOf(tabFields, locale, (field, values) => text(`staff_pages.tab_${field}`, values)),
    rules: {},
    send: async (typed) => {
      const next: TabState = { ...readTab(typed), tabs: tab?.tabs ?? [] };
      const [above, place] = [places.slice(0, -1), places.at(-1) ?? 0];
      const changed = changeBelow(tabs, above, (own) => (tab ? withTab(own, place, next) : [...own, next]));
      if (preview.isAsked()) return preview.make(whole(changed, places));
      if (plan.isAsked()) {
        const isPlanned = await plan.make({ ...whole(changed, places), was }).catch(readAnew(onSaved));
        // The form shows what is stored again, and what waits stands below it.
        if (isPlanned) form.showKept(stored);
        return;
      }
      await save(changed, places);
      // The form of a new one is made again, empty.
      if (tab) form.showKept(typeTab(next));
      showToast('success', text('staff_pages.tab_saved', { name: nameOfTab(next, locale) }));
      onSaved();
    },
  });
  const submit = useLostHtml({ form, stored, fields: htmlFields(tabTexts), hasParts: true });
  return (
    <FormFrame
      form={{ ...form, submit: plan.submitted(preview.submitted(submit)) }}
      action={text(tab ? 'settings.save' : 'staff_pages.make_tab')}
      look="line"
      more={
        <>
          {preview.part}
          {plan.part}
        </>
      }
    >
      <LanguageTexts id={`${id}-language`} form={form} texts={tabTexts} />
      <NewerFields
        {...{ form, stored }}
        names={tabFields}
        wordsOf={(field) => stored[field] || text('staff_content.nothing')}
      />
    </FormFrame>
  );
}
