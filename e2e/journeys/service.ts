import { expect, type Page } from '@playwright/test';
import type { Order } from 'mf-shared/contract';

/** The order as the result page's own call gives it: its key stands in the page's address. */
export async function newestOrder(page: Page, number: string): Promise<Order> {
  const key = /payment_ok\/[^/]+\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  const response = await page.request.get(`/api/orders/${number}/?key=${key}`);
  return (await response.json()) as Order;
}

/** The development outbox's list, as text. */
export async function mailTo(page: Page, word: string): Promise<string> {
  const list = await (await page.request.get('/dev/outbox/')).text();
  return list.includes(word) ? list : '';
}

/** The payment sandbox's address: the one origin that the payment page allows besides its own. */
async function sandboxOf(page: Page): Promise<string> {
  const { script } = (await (await page.request.get('/api/payments/csp/')).json()) as { script: string[] };
  return script[0] ?? '';
}

/** Lets the payment providers fail their next calls. */
export async function failProviders(
  page: Page,
  faults: { failNext?: number; malformedNext?: number; refuseNext?: number; at?: string },
): Promise<void> {
  await page.request.post(`${await sandboxOf(page)}/sandbox/faults/`, { data: faults });
}

/** Lets the carrier that makes labels for returns fail its next calls. */
export async function failCarrier(page: Page, faults: { failNext?: number }): Promise<void> {
  await page.request.post(`${await sandboxOf(page)}/sandbox/carrier/`, { data: faults });
}

/** What Klarna took for an order, capture by capture, in cents. */
export async function capturesOf(page: Page, number: string): Promise<number[]> {
  const orders = (await (await page.request.get(`${await sandboxOf(page)}/sandbox/orders/`)).json()) as {
    reference: string;
    captured: number[];
  }[];
  return orders.filter(({ reference }) => reference === number).flatMap(({ captured }) => captured);
}

/** The newest mail to somebody whose subject has the words, as it was sent; waits until it was written. */
export async function sentMail(page: Page, address: string, subject: string): Promise<string> {
  const find = async () => {
    const list = await (await page.request.get('/dev/outbox/')).text();
    const row = list.split('<li>').find((line) => line.includes(`→ ${address} `) && line.includes(subject));
    return /href="([^"]+\.eml)"/.exec(row ?? '')?.[1] ?? '';
  };
  await expect.poll(find, { timeout: 20_000 }).not.toBe('');
  return (await page.request.get(await find())).text();
}

/** What is found in the newest mail to somebody whose subject has the words; waits until it was written. */
async function foundInMail(page: Page, address: string, subject: string, what: RegExp): Promise<string> {
  const find = async () => {
    const list = await (await page.request.get('/dev/outbox/')).text();
    const row = list.split('<li>').find((line) => line.includes(`→ ${address} `) && line.includes(subject));
    const file = /href="([^"]+\.html)"/.exec(row ?? '')?.[1];
    return file ? (what.exec(await (await page.request.get(file)).text())?.[1] ?? '') : '';
  };
  await expect.poll(find, { timeout: 20_000 }).not.toBe('');
  return find();
}

/** The button's address in the newest mail to somebody whose subject has the words. */
export async function mailedLink(page: Page, address: string, subject: string): Promise<string> {
  const button = /<a href="https?:\/\/[^/"]+([^"]*)" style="display:inline-block/;
  return (await foundInMail(page, address, subject, button)).replaceAll('&#38;', '&');
}

/** Where the newest mail to somebody leads who wants no more of its kind. */
export const mailedStop = async (page: Page, address: string): Promise<string> =>
  foundInMail(page, address, '', /<a href="https?:\/\/[^/"]+([^"]*\/stop_\w+\/#[^"]*)"/);

/** The gift card's code in the newest mail to somebody whose subject has the words. */
export const mailedCode = (page: Page, address: string, subject: string): Promise<string> =>
  foundInMail(page, address, subject, /((?:[0-9A-Z]{4}-){3}[0-9A-Z]{4})/);

/** The end of the code that the mail names which tells somebody that their gift card moved elsewhere. */
export const hintToldToFormer = (page: Page, address: string): Promise<string> =>
  foundInMail(page, address, 'code of your gift card has changed', /ends in ([0-9A-Z]{4})/);
