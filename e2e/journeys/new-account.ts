import { expect } from '@playwright/test';
import { mailedLink } from './service.ts';
import type { Shopper } from './shopper.ts';

let people = 0;

export interface NewAccount {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  language: string;
}

/** An address that nobody has used. */
export const newAddress = (name: string): string => `${name}.${Date.now()}.${++people}@example.fi`;

/** An account that nobody else uses, not activated yet. */
export async function register(
  { language, page }: Shopper,
  name: string,
  own: Partial<NewAccount> = {},
): Promise<NewAccount> {
  const account = {
    email: newAddress(name),
    password: 'pitkä metsäpolku 7',
    first_name: 'Aino',
    last_name: 'Lehtonen',
    language,
    ...own,
  };
  const response = await page.request.post('/api/accounts/register/', { data: account });
  expect(response.ok()).toBe(true);
  return account;
}

/** An account that nobody else uses, signed in by its activation link. */
export async function join(shopper: Shopper, name: string, own: Partial<NewAccount> = {}): Promise<NewAccount> {
  const { page } = shopper;
  const account = await register(shopper, name, own);
  await page.goto(await mailedLink(page, account.email, shopper.word('api', 'mails.account_activation.subject')));
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: shopper.word('mf-account', 'activate.done_title') }),
  ).toBeVisible();
  return account;
}
