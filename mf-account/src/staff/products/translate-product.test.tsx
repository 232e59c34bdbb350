// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ProductTexts, StaffMe, StaffProduct } from 'mf-shared/contract';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { MeContext } from '../use-may.ts';
import { EditTexts } from './edit-texts.tsx';

afterEach(cleanup);

const [translate, save] = ['POST /api/staff/translations/', 'POST /api/staff/products/7/texts/'];
const me: StaffMe = { role: 'content', store: null, rights: [], translates: true };
const words = (own: Partial<ProductTexts>): ProductTexts => ({
  ...{ name: '', tagline: '', short_description: '', description: '', long_description_html: '', model_notice: '' },
  ...{ meta_description: '', ...own },
});

function open(own: Partial<StaffProduct['texts']> = {}) {
  const service = serviceDouble({ [save]: { version: 'b' } });
  const product: Partial<StaffProduct> = {
    id: 7,
    texts: {
      fi: { ...words({ name: 'Teltta', tagline: 'Kevyt' }), version: 'a', is_machine_translated: false },
      en: { ...words({ name: 'Tent' }), version: 'a', is_machine_translated: true },
      ...own,
    },
  };
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <MeContext value={me}>
        <EditTexts product={product as StaffProduct} onChanged={() => {}} languages={['en', 'sv']} />
      </MeContext>
    </PageAt>,
  );
  return service;
}
const swedish = () => within(document.querySelector('div[lang="sv"]') as HTMLElement);
const sentOf = (service: ReturnType<typeof open>) => service.callsOf(save).map(({ body }) => body);

it('drafts of a machine that nobody changed are saved as a machine’s, and once more as read (STAFF-78, PRODUCT-108)', async () => {
  const service = open();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'sv');
  service.answers[translate] = { texts: [{ sv: 'Tält' }, { sv: 'Lätt' }] };
  await userEvent.click(swedish().getByRole('button', { name: 'Translate from Finnish' }));
  await screen.findByText(/^2 fields have machine-made drafts/);
  expect(service.callsOf(translate)[0]?.body).toEqual({
    from: 'fi',
    texts: ['Teltta', 'Kevyt'].map((text) => ({ words: text, is_html: false, into: ['sv'] })),
  });
  await userEvent.click(swedish().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(service.callsOf(save)).toHaveLength(1));
  expect(sentOf(service)[0]).toMatchObject({ name: 'Tält', tagline: 'Lätt', is_machine_translated: true });
  await userEvent.click(swedish().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(service.callsOf(save)).toHaveLength(2));
  expect(sentOf(service)[1]).toMatchObject({ name: 'Tält', is_machine_translated: false });
});

it('drafts that somebody has changed are saved as written by a person (STAFF-78)', async () => {
  const service = open();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'sv');
  service.answers[translate] = { texts: [{ sv: 'Tält' }, {}] };
  await userEvent.click(swedish().getByRole('button', { name: 'Translate from Finnish' }));
  await screen.findByText(/^1 field has a machine-made draft/);
  await userEvent.type(swedish().getByRole('textbox', { name: /^Name/ }), 'et');
  await userEvent.click(swedish().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(service.callsOf(save)).toHaveLength(1));
  expect(sentOf(service)[0]).toMatchObject({ name: 'Tältet', is_machine_translated: false });
});

it.each([false, true])(
  'a draft beside what a person wrote leaves the language a person’s; a machine’s stays a machine’s (STAFF-78, CONF-45): %s',
  async (is_machine_translated) => {
    const service = open({ sv: { ...words({ name: 'Tält' }), version: 'a', is_machine_translated } });
    await userEvent.selectOptions(screen.getByRole('combobox'), 'sv');
    service.answers[translate] = { texts: [{ sv: 'Lätt' }] };
    await userEvent.click(swedish().getByRole('button', { name: 'Translate from Finnish' }));
    await screen.findByText(/^1 field has a machine-made draft/);
    await userEvent.click(swedish().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(service.callsOf(save)).toHaveLength(1));
    expect(sentOf(service)[0]).toMatchObject({ name: 'Tält', tagline: 'Lätt', is_machine_translated });
  },
);
