import type { bugReportRequest, contactRequest, corporateInfoRequest, Locale } from 'mf-shared/contract';
import type { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { type TextValues, translate } from '../../texts/translate.ts';
import type { SignedInCustomer } from '../accounts/authenticate.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { mayMailStranger } from '../mail/limit-recipient.ts';

/** The language that the shop's own people read. */
const shopLanguage = 'fi';
const none = '–';

/** A message for customer service, answered by mail; its writer gets a receipt that repeats nothing of it. */
export async function sendContact(
  db: Database,
  { message, ...form }: z.infer<typeof contactRequest>,
  { language, contactEmail }: { language: Locale; contactEmail: string },
): Promise<void> {
  const topic = translate(shopLanguage, `contact.topics.${form.topic}`);
  const values = { name: form.name, email: form.email, language, topic, order: form.order_number || none, message };
  await deliver(db, 'contact_message', values, { ...form, language, contactEmail, receipt: 'contact_received' });
}

/** A company's wish for information (CONTENT-22). */
export async function sendCorporateInfo(
  db: Database,
  form: z.infer<typeof corporateInfoRequest>,
  { language, contactEmail }: { language: Locale; contactEmail: string },
): Promise<void> {
  const values = {
    ...{ name: form.name, email: form.email, language, company: form.company },
    phone: form.phone || none,
    vat_number: form.vat_number || none,
    interest: translate(shopLanguage, `contact.interests.${form.interest}`),
    message: form.message || none,
  };
  await deliver(db, 'corporate_info', values, { ...form, language, contactEmail, receipt: 'corporate_info_received' });
}

const longestBrowser = 300;

/** What does not work, with what helps to find it: the version, the browser, who is signed in (CONTENT-26). */
export async function sendBugReport(
  db: Database,
  form: z.infer<typeof bugReportRequest> & { browser: string; customer: SignedInCustomer | null },
  { language, contactEmail }: { language: Locale; contactEmail: string },
): Promise<void> {
  const { name, email, message, browser, customer } = form;
  const values = {
    ...{ name, email, language, message },
    page: form.page || none,
    app_version: form.app_version || none,
    browser: browser.slice(0, longestBrowser) || none,
    who: customer ? `${customer.username ?? customer.email} (${customer.id})` : none,
  };
  await deliver(db, 'bug_report', values, { name, email, language, contactEmail, receipt: 'contact_received' });
}

interface Writer {
  name: string;
  email: string;
  language: Locale;
  contactEmail: string;
  /** Template of the mail to the writer. */
  receipt: string;
}

async function deliver(db: Database, template: string, values: TextValues, writer: Writer): Promise<void> {
  const { name, email, language, contactEmail, receipt } = writer;
  await db.transaction().execute(async (transaction) => {
    await enqueueMail(transaction, { template, to: contactEmail, language: shopLanguage, replyTo: email, values });
    // Anybody may have typed the address: beyond the limit the message arrives, and no receipt is sent.
    if (!(await mayMailStranger(transaction, email))) return;
    await enqueueMail(transaction, { template: receipt, to: email, language, values: { first_name: name } });
  });
}
