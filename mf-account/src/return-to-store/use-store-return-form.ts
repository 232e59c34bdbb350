import type { StoreReturn } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { useCallback } from 'react';
import { useKeptForm } from '../cases/use-kept-form.ts';
import { attachedTo, useUploads } from '../cases/use-uploads.ts';
import { labelOf } from '../forms/numbered-rows.ts';
import { type Form, useForm } from '../forms/use-form.ts';
import { useRowInSummary } from '../forms/use-row-in-summary.ts';
import {
  emptyStoreReturn,
  type StoreReturnName,
  type StoreReturnValues,
  storeReturnBody,
  storeReturnNames,
  storeReturnRules,
} from './store-return-values.ts';

type KeptTexts = Readonly<Record<string, string>>;
export type StoreReturnFields = Form<StoreReturnName>;

interface StoreReturnPlan {
  /** The secret that owns the files, and the key that makes a form sent twice one return. */
  keys: { draft: string; requestKey: string };
  kept?: { values: KeptTexts; keep: (values: KeptTexts) => void };
  /** What it begins with, beside empty fields. */
  initial?: Partial<Record<StoreReturnName, string>>;
  rules?: typeof storeReturnRules;
  send: (body: ReturnType<typeof storeReturnBody>) => Promise<void>;
}

/** The form while it is filled in; the first wrong field takes the focus (AFTER-68). */
export function useStoreReturnFields(plan: StoreReturnPlan) {
  const { keys, kept, initial, rules = storeReturnRules, send } = plan;
  const text = useText('mf-account');
  const files = useUploads(keys.draft, 'return');
  const labels = storeReturnNames.map((name) => [name, text(`store_return.fields.${labelOf(name)}`)]);
  const form = useForm<StoreReturnName>({
    id: 'store-return',
    initial: { ...emptyStoreReturn, ...initial } as StoreReturnValues,
    labels: Object.fromEntries(labels) as Record<StoreReturnName, string>,
    rules,
    inSummary: useRowInSummary(),
    ...(kept && { kept }),
    focuses: 'field',
    send: async (values) => send(storeReturnBody(values, { ...keys, attachments: attachedTo(files, text) })),
    explain: ({ code, message }) => (code === 'store_return_time_over' ? { timeOfPurchase: message } : null),
  });
  return { form, files };
}

/** The buyer's form, kept in the tab until it is sent, all but the account's number. */
export function useStoreReturnForm() {
  const href = useHref();
  const navigate = useNavigate();
  const api = useApi();
  const kept = useKeptForm('store-return');
  const { keep, draft, requestKey } = kept;
  const keepAll = useCallback((values: KeptTexts) => keep({ ...values, iban: '' }), [keep]);
  return useStoreReturnFields({
    ...{ keys: { draft, requestKey }, kept: { ...kept, keep: keepAll } },
    send: async (body) => {
      const filed = await api.post<StoreReturn>('/api/store-returns/', body);
      kept.forget();
      void navigate(`${href('/returns/status/')}#${filed.code}`);
    },
  });
}
