// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Locale, StaffMe, Translated } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { languageFields, typeWords } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { MeContext } from '../use-may.ts';
import { TranslateTexts } from './translate-texts.tsx';

afterEach(cleanup);

const translate = 'POST /api/staff/translations/';
const texts = { title: { place: 'titles', longest: 100, rows: 1 } } as const;
const me = (translates?: true): StaffMe => ({
  role: 'content',
  store: null,
  rights: [],
  ...(translates && { translates }),
});

function Titles({ titles }: { titles: Partial<Record<Locale, string>> }) {
  const fields = languageFields(texts);
  const labels = Object.fromEntries(fields.map((field) => [field, field])) as Record<(typeof fields)[number], string>;
  const form = useForm({
    ...{ id: 'titles', initial: typeWords(texts, { titles }), labels, rules: {} },
    send: async () => undefined,
  });
  return (
    <FormFrame form={form} action="Save" look="line">
      <LanguageTexts id="titles-language" form={form} texts={texts} />
    </FormFrame>
  );
}

function open(titles: Partial<Record<Locale, string>>, translates?: true) {
  const service = serviceDouble({});
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <MeContext value={me(translates)}>
        <Titles titles={titles} />
      </MeContext>
    </PageAt>,
  );
  return service;
}
const field = (language: Locale) => document.getElementById(`titles-title_${language}`) as HTMLInputElement;
const button = () => screen.getByRole('button', { name: 'Translate from English' });

it('fills the empty fields of the other languages with drafts, and keeps what somebody wrote (STAFF-78)', async () => {
  const service = open({ en: 'Frost', sv: 'Köld' }, true);
  const drafts = { fi: 'Pakkanen', de: 'Frost', fr: 'Gel', ru: 'Мороз' };
  service.answers[translate] = { texts: [drafts] } satisfies Translated;
  await userEvent.click(button());
  await screen.findByText('4 fields have machine-made drafts. Read them before you save.');
  expect(service.callsOf(translate)[0]?.body).toEqual({
    ...{ from: 'en', texts: [{ words: 'Frost', is_html: false, into: ['fi', 'de', 'fr', 'ru'] }] },
  });
  expect((['fi', 'sv', 'de', 'fr', 'ru'] as const).map((language) => field(language).value)).toEqual([
    ...['Pakkanen', 'Köld', 'Frost', 'Gel', 'Мороз'],
  ]);
  expect(button().getAttribute('aria-disabled')).toBe('true');
});

it('fields that got no draft are told (STAFF-78)', async () => {
  const service = open({ en: 'Frost', sv: 'Köld', de: 'Frost' }, true);
  service.answers[translate] = { texts: [{ fi: 'Pakkanen' }] } satisfies Translated;
  await userEvent.click(button());
  await screen.findByText(/^1 field has a machine-made draft.* 2 fields got no draft: their text is too long/);
  expect([field('fi').value, field('fr').value]).toEqual(['Pakkanen', '']);
});

it('what is typed while the translator works stays (STAFF-78)', async () => {
  const service = open({ en: 'Frost' }, true);
  let answer: (translated: Translated) => void = () => undefined;
  service.answers[translate] = new Promise<Translated>((resolve) => {
    answer = resolve;
  });
  await userEvent.click(button());
  await userEvent.selectOptions(screen.getByRole('combobox'), 'sv');
  await userEvent.type(field('sv'), 'Mitt');
  answer({ texts: [{ fi: 'Pakkanen', sv: 'Frost' }] });
  await waitFor(() => expect(field('fi').value).toBe('Pakkanen'));
  expect(field('sv').value).toBe('Mitt');
});

it('the translator’s failure is told in words, and nothing is lost (STAFF-78)', async () => {
  const service = open({ en: 'Frost' }, true);
  service.answers[translate] = new ApiFailure(424, 'translation_unavailable', 'The translator does not answer.');
  await userEvent.click(button());
  expect(await screen.findByText('The translator does not answer.')).toBeTruthy();
  expect(field('en').value).toBe('Frost');
});

it('is not there where the shop has no translator (STAFF-78)', () => {
  open({ en: 'Frost' });
  expect(screen.queryByRole('button', { name: /Translate/ })).toBeNull();
});

it('a form that shows all languages is translated from the reader’s, or the first that has words (STAFF-78)', () => {
  const words: Record<string, string> = { name_fi: 'Nouto', name_sv: 'Hämtning' };
  const form = (more: Record<string, string> = {}) => ({
    field: (name: string) => ({ value: { ...words, ...more }[name] ?? '' }),
    setValue: () => undefined,
  });
  const shown = (more?: Record<string, string>) => (
    <PageAt api={serviceDouble({}).api} packages={['mf-account']}>
      <MeContext value={me(true)}>
        <TranslateTexts<'name'> form={form(more)} texts={{ name: {} }} />
      </MeContext>
    </PageAt>
  );
  render(shown());
  expect(screen.getByRole('button', { name: 'Translate from Finnish' })).toBeTruthy();
  cleanup();
  render(shown({ name_en: 'Pickup' }));
  expect(screen.getByRole('button', { name: 'Translate from English' })).toBeTruthy();
});
