import { useStore } from '@nanostores/react';
import type { Complaint, Order, Resources } from 'mf-shared/contract';
import { ApiFailure, type AsyncStatus, useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { $session } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { RadioCard, RadioCards } from 'mf-shared/ui/field/radio-card.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';
import { AttachFiles } from './attach-files.tsx';
import { readComplaintLink } from './complaint-link.ts';
import { findOrder } from './find-order.ts';
import { forgetForm, keepForm, readKeptForm } from './kept-form.ts';
import { useUploads } from './use-uploads.ts';

const uses = ['no', 'few', 'weekly', 'daily'] as const;
const wishes = ['repair', 'new', 'price_reduction', 'money'] as const;
const longest = 4000;

const empty = {
  ...{ salesChannel: 'S', orderNumber: '', email: '', productId: '', store: '', receipt: '', timeOfPurchase: '' },
  ...{ 'rows.0.manufacturer': '', 'rows.0.model': '', 'rows.0.color': '', 'rows.0.size': '', noSize: '' },
  ...{ 'rows.0.price': '', discounted: '', 'rows.0.used': '', 'rows.0.complaint': '', wish: 'repair' },
  ...{ customerName: '', phone: '', address: '', postNumber: '', city: '', targetStore: '', orderKey: '' },
};
type Name = keyof typeof empty;

/** The complaint's form: where it was bought, what is wrong with what, what is wished, and whom to answer (AFTER-63). */
export function ComplaintForm() {
  const text = useText('mf-account');
  const href = useHref();
  const navigate = useNavigate();
  const api = useApi();
  const session = useStore($session, { ssr: 'initial' });
  const { data: resources } = useQuery<Resources>('/api/resources/');
  const stores = resources?.stores.filter(({ type }) => type === 'retail') ?? [];
  const [kept] = useState(readKeptForm);
  const files = useUploads(kept.draft);
  const [order, setOrder] = useState<Order | null>(null);
  const [lookup, setLookup] = useState<AsyncStatus>('idle');
  const [leavesFiles, setLeavesFiles] = useState(false);
  const [channel, setChannel] = useState(kept.values.salesChannel === 'store' ? 'store' : 'S');
  const [hasNoSize, setHasNoSize] = useState(kept.values.noSize === 'yes');
  const isWeb = channel === 'S';
  const label = (name: string) => text(`complaint.fields.${name}`);
  const stuck = files.uploads.filter(({ state }) => state !== 'done');

  const send = async (values: Readonly<Record<Name, string>>) => {
    if (stuck.length > 0 && !leavesFiles) throw new ApiFailure(409, 'files', text('complaint.files_stuck'));
    const done = files.uploads.flatMap(({ id }) => id ?? []);
    const { noSize, discounted, productId, orderKey, ...rest } = values;
    const form = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('rows.')));
    const row = {
      ...{ rowId: '1', manufacturer: values['rows.0.manufacturer'], model: values['rows.0.model'] },
      ...{ color: values['rows.0.color'], size: values['rows.0.size'], noSize: noSize === 'yes' },
      ...{ price: values['rows.0.price'] || '0', unitDiscount: discounted === 'yes', used: values['rows.0.used'] },
      ...{ complaint: values['rows.0.complaint'], productId: isWeb && productId ? Number(productId) : null },
    };
    const proof = isWeb ? (orderKey ? { orderKey } : {}) : { orderNumber: '' };
    const filed = await api.post<Complaint>('/api/reclamations/', {
      ...{ ...form, ...proof, rows: [row], requestKey: kept.requestKey, draft: kept.draft, attachments: done },
    });
    forgetForm();
    void navigate(`${href('/reclamation/status/')}#${filed.code}`);
  };

  const form = useForm<Name>({
    id: 'complaint',
    initial: { ...empty, ...kept.values },
    labels: Object.fromEntries(Object.keys(empty).map((name) => [name, label(name.replace('rows.0.', ''))])) as Record<
      Name,
      string
    >,
    rules: {
      ...(isWeb
        ? { orderNumber: ['required'], productId: ['required'] }
        : {
            ...{ store: ['required'], receipt: ['required'] },
            ...{ 'rows.0.manufacturer': ['required'], 'rows.0.model': ['required'] },
            ...(hasNoSize ? {} : { 'rows.0.size': ['required'] as const }),
          }),
      ...{ 'rows.0.complaint': ['required'], customerName: ['required'], phone: ['required'] },
      email: ['required', 'email'],
    },
    send,
    explain: ({ code, message }) => {
      if (code === 'order_not_found') return text('view_order.not_found');
      return code === 'files' ? message : null;
    },
  });
  const { values, setValue, setValues } = form;

  useEffect(() => keepForm({ ...kept, values }), [kept, values]);

  const find = async (question: { number: string; email: string; key: string }) => {
    setLookup('loading');
    try {
      const found = await findOrder(api, { ...question, isSignedIn: session.isAuthenticated });
      setOrder(found);
      setLookup('idle');
      const { first_name, last_name, address, postal_code, city, phone, email } = found.address;
      setValues((now) => ({
        ...now,
        ...{ salesChannel: 'S', orderNumber: `S${found.number}`, orderKey: question.key },
        productId: found.lines.some(({ productId }) => String(productId) === now.productId) ? now.productId : '',
        customerName: now.customerName || `${first_name} ${last_name}`.trim(),
        ...{ phone: now.phone || phone, email: now.email || email, address: now.address || address },
        ...{ postNumber: now.postNumber || postal_code, city: now.city || city },
      }));
    } catch {
      setLookup('failed');
    }
  };
  const findFirst = useEffectEvent(() => {
    const link = readComplaintLink(location.hash);
    if (link) {
      setChannel('S');
      void find({ ...link, email: values.email });
    } else if (isWeb && values.orderNumber && (values.orderKey || values.email || session.isAuthenticated))
      void find({ number: values.orderNumber, email: values.email, key: values.orderKey });
  });
  useEffect(() => {
    if (!session.isLoading) findFirst();
  }, [session.isLoading]);

  const choose = (next: 'S' | 'store') => {
    setChannel(next);
    setValue('salesChannel', next);
  };
  const goods = order?.lines.filter(({ kind }) => kind === 'product') ?? [];
  const productField = form.field('productId');

  return (
    <FormFrame form={form} action={text('complaint.submit')}>
      <RadioCards legend={label('salesChannel')}>
        {(['S', 'store'] as const).map((each) => (
          <RadioCard
            key={each}
            name="salesChannel"
            value={each}
            checked={channel === each}
            onChange={() => choose(each)}
            label={text(`complaint.channel_${each}`)}
          />
        ))}
      </RadioCards>
      {isWeb && (
        <>
          <TextField {...form.field('orderNumber')} hint={text('view_order.number_hint')} autoComplete="off" />
          <TextField {...form.field('email')} type="email" autoComplete="email" />
          <Button
            look="line"
            isBusy={lookup === 'loading'}
            onClick={() => find({ number: values.orderNumber, email: values.email, key: '' })}
          >
            {text('complaint.find')}
          </Button>
          <div role="status">
            {lookup === 'failed' && <Notice kind="error">{text('view_order.not_found')}</Notice>}
            {order && lookup === 'idle' && (
              <Notice kind="good">{text('complaint.found', { number: order.number })}</Notice>
            )}
          </div>
          {goods.length > 0 && (
            <SelectField {...productField}>
              <option value="">{text('complaint.choose')}</option>
              {goods.map((line) => (
                <option key={line.productId} value={line.productId}>
                  {[`${line.manufacturer} ${line.name}`, line.color, line.size].filter(Boolean).join(', ')}
                </option>
              ))}
            </SelectField>
          )}
        </>
      )}
      {!isWeb && (
        <>
          <SelectField {...form.field('store')}>
            <option value="">{text('complaint.choose')}</option>
            {stores.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField {...form.field('receipt')} hint={text('complaint.receipt_hint')} autoComplete="off" />
          <TextField {...form.field('timeOfPurchase')} type="date" isOptional />
          <TextField {...form.field('rows.0.manufacturer')} />
          <TextField {...form.field('rows.0.model')} />
          <TextField {...form.field('rows.0.color')} isOptional />
          {!hasNoSize && <TextField {...form.field('rows.0.size')} />}
          <Check
            label={label('noSize')}
            checked={hasNoSize}
            onChange={(event) => {
              setHasNoSize(event.target.checked);
              setValues((now) => ({ ...now, noSize: event.target.checked ? 'yes' : '', 'rows.0.size': '' }));
            }}
          />
          <TextField {...form.field('rows.0.price')} inputMode="decimal" isOptional />
          <Check
            label={label('discounted')}
            checked={values.discounted === 'yes'}
            onChange={(event) => setValue('discounted', event.target.checked ? 'yes' : '')}
          />
        </>
      )}
      <SelectField {...form.field('rows.0.used')} isOptional>
        <option value="">{text('complaint.choose')}</option>
        {uses.map((use) => (
          <option key={use} value={use}>
            {text(`complaint.used_${use}`)}
          </option>
        ))}
      </SelectField>
      <TextArea {...form.field('rows.0.complaint')} hint={text('complaint.words_hint')} rows={5} maxLength={longest} />
      <AttachFiles {...files} />
      <RadioCards legend={label('wish')}>
        {wishes.map((wish) => (
          <RadioCard
            key={wish}
            name="wish"
            value={wish}
            checked={values.wish === wish}
            onChange={() => setValue('wish', wish)}
            label={text(`complaint.wish_${wish}`)}
          />
        ))}
      </RadioCards>
      <TextField {...form.field('customerName')} autoComplete="name" />
      {!isWeb && <TextField {...form.field('email')} type="email" autoComplete="email" />}
      <TextField {...form.field('phone')} type="tel" autoComplete="tel" />
      <TextField {...form.field('address')} autoComplete="street-address" isOptional />
      <TextField {...form.field('postNumber')} autoComplete="postal-code" isOptional />
      <TextField {...form.field('city')} autoComplete="address-level2" isOptional />
      <SelectField {...form.field('targetStore')} isOptional>
        <option value="">{text('complaint.by_mail')}</option>
        {stores.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {stuck.length > 0 && (
        <>
          <Notice kind="warning" isLive>
            {text('complaint.files_stuck')}
          </Notice>
          <Check
            label={text('complaint.without_files')}
            checked={leavesFiles}
            onChange={(event) => setLeavesFiles(event.target.checked)}
          />
        </>
      )}
    </FormFrame>
  );
}
