import type { Locale, StaffStoreReturn } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { showToast } from 'mf-shared/stores';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { useState } from 'react';
import { randomText } from '../../cases/kept-form.ts';
import { FormFrame } from '../../forms/form-frame.tsx';
import { StoreReturnFieldset } from '../../return-to-store/store-return-fieldset.tsx';
import { type StoreReturnValues, storeReturnRules } from '../../return-to-store/store-return-values.ts';
import { useStoreReturnFields } from '../../return-to-store/use-store-return-form.ts';
import screens from '../case-screen.module.css';
import styles from '../returns/counter/counter.module.css';
import { counterStore, keepCounterStore } from '../returns/counter/counter-stores.tsx';

const rules = (values: StoreReturnValues) => ({ ...storeReturnRules(values), returnStore: ['required'] as const });

/** Goods that a buyer hands over with a receipt of a store: one press files the return and receives it (AFTER-112). */
export function ReceiptCounterScreen() {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  const [keys] = useState(() => ({ draft: randomText(), requestKey: randomText() }));
  const [language, setLanguage] = useState<Locale>(usePageConfig().locale);
  const own = useStoreReturnFields({
    ...{ keys, rules, initial: { store: counterStore(), returnStore: counterStore() } },
    send: async (body) => {
      keepCounterStore(body.returnStore);
      const { number } = await api.post<StaffStoreReturn>('/api/staff/store-returns/', { ...body, language });
      showToast('success', text('staff_returns.taken', { reference: number }));
      void navigate(href(`/staff/store-returns/${number}/`));
    },
  });
  return (
    <div className={styles.find}>
      <p>{text('staff_store_returns.counter_lead')}</p>
      <FormFrame form={own.form} action={text('staff_returns.take')}>
        <StoreReturnFieldset {...own} noStore={text('staff_order.choose')} />
        <SelectField
          id="counter-language"
          label={text('staff_store_returns.language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Locale)}
        >
          {locales.map((code) => (
            <option key={code} value={code} lang={code}>
              {new Intl.DisplayNames([code], { type: 'language' }).of(code)}
            </option>
          ))}
        </SelectField>
      </FormFrame>
      <p>
        <a className={screens.link} href={href('/staff/returns/counter/')}>
          {text('staff_store_returns.counter_order')}
        </a>
      </p>
    </div>
  );
}
