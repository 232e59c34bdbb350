import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { useForm } from '../forms/use-form.ts';
import { type AskedAbout, askTopics, longestPage } from './asked-about.ts';

const longestMessage = 5000;

export function AskForm({ asked }: { asked: AskedAbout }) {
  const text = useText('mf-account');
  const href = useHref();
  const api = useApi();
  const { appVersion } = usePageConfig();
  const form = useForm({
    id: 'ask',
    initial: { topic: asked.topic, page: asked.page, order_number: '', name: '', email: '', message: '' },
    labels: {
      topic: text('ask.topic'),
      page: text('ask.page'),
      order_number: text('view_order.number'),
      name: text('form.name'),
      email: text('login.email'),
      message: text('ask.message'),
    },
    rules: { name: ['required'], email: ['required', 'email'], message: ['required'] },
    send: ({ topic, page, order_number, ...message }) =>
      topic === 'site'
        ? api.post('/api/bug-report/', { ...message, page, app_version: appVersion })
        : api.post('/api/contact/', { ...message, topic, order_number }),
    explain: ({ status }) => (status === 429 || status === 400 ? null : text('ask.failed')),
    noAnswer: text('ask.failed'),
  });
  if (form.state === 'done')
    return (
      <Outcome
        actions={
          <ButtonLink look="line" href={href('/')}>
            {text('form.to_shop')}
          </ButtonLink>
        }
      >
        <p>{text('ask.done', { email: form.values.email.trim() })}</p>
      </Outcome>
    );
  return (
    <FormFrame form={form} action={text('ask.submit')}>
      <SelectField {...form.field('topic')}>
        {askTopics.map((topic) => (
          <option key={topic} value={topic}>
            {text(`ask.topics.${topic}`)}
          </option>
        ))}
      </SelectField>
      {(form.values.topic === 'order' || form.values.topic === 'return') && (
        <TextField {...form.field('order_number')} inputMode="numeric" isOptional />
      )}
      {form.values.topic === 'site' && <TextField {...form.field('page')} maxLength={longestPage} isOptional />}
      <TextField {...form.field('name')} autoComplete="name" />
      <TextField {...form.field('email')} type="email" autoComplete="email" />
      <TextArea {...form.field('message')} rows={6} maxLength={longestMessage} />
    </FormFrame>
  );
}
