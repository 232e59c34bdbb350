import type { StoreReturn } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { useCallback } from 'react';
import { useKeptForm } from '../cases/use-kept-form.ts';
import { useUploads } from '../cases/use-uploads.ts';
import { labelOf } from '../forms/numbered-rows.ts';
import { type Form, useForm } from '../forms/use-form.ts';
import { useRowInSummary } from '../forms/use-row-in-summary.ts';
import {
  emptyStoreReturn,
  type StoreReturnName,
  storeReturnBody,
  storeReturnNames,
  storeReturnRules,
} from './store-return-values.ts';

type KeptTexts = Readonly<Record<string, string>>;
export type StoreReturnFields = Form<StoreReturnName>;

/**
 * The form while it is filled in: kept in the tab until it is sent, all but the account's number, and the first wrong field
 * takes the focus (AFTER-68). @param leavesFiles send it without the files that could not be sent
 */
export function useStoreReturnForm(leavesFiles: boolean) {
  const text = useText('mf-account');
  const href = useHref();
  const navigate = useNavigate();
  const api = useApi();
  const kept = useKeptForm('store-return');
  const { keep } = kept;
  const keepAll = useCallback((values: KeptTexts) => keep({ ...values, iban: '' }), [keep]);
  const files = useUploads(kept.draft, 'return');
  const stuckFiles = files.uploads.filter(({ state }) => state !== 'done').length;
  const labels = storeReturnNames.map((name) => [name, text(`store_return.fields.${labelOf(name)}`)]);
  const form = useForm<StoreReturnName>({
    id: 'store-return',
    initial: emptyStoreReturn,
    labels: Object.fromEntries(labels) as Record<StoreReturnName, string>,
    rules: storeReturnRules,
    inSummary: useRowInSummary(),
    kept: { ...kept, keep: keepAll },
    focuses: 'field',
    send: async (values) => {
      if (stuckFiles > 0 && !leavesFiles) throw new ApiFailure(409, 'files', text('attach.files_stuck'));
      const attachments = files.uploads.flatMap(({ id }) => id ?? []);
      const { requestKey, draft } = kept;
      const filed = await api.post<StoreReturn>(
        '/api/store-returns/',
        storeReturnBody(values, { requestKey, draft, attachments }),
      );
      kept.forget();
      void navigate(`${href('/returns/status/')}#${filed.code}`);
    },
    explain: ({ code, message }) => {
      if (code === 'store_return_time_over') return { timeOfPurchase: message };
      return code === 'files' ? message : null;
    },
  });
  return { form, files, stuckFiles };
}
