import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, word } from './words.ts';

/** The product that most journeys buy: the mock's jacket, with colours and sizes. */
export const jacketSlug = 'kuura-3l-shell-jacket';

export const aino = {
  first_name: 'Aino',
  last_name: 'Lehtonen',
  address: 'Satakunnankatu 18 A 12',
  postal_code: '33100',
  city: 'Tampere',
  email: 'aino.lehtonen@example.fi',
  phone: '040 123 4567',
} as const;

export type Decision = 'approve' | 'deny' | 'pending' | 'abandon';

/**
 * Presses an option whose own control is drawn over, and presses again where the page still moved under the press, as a
 * shopper would.
 */
export const choose = (option: Locator): Promise<void> =>
  expect(() => option.check({ force: true, timeout: 5000 })).toPass({ timeout: 30_000 });

/** A shopper at a browser who reads one language. Steps find things as a person or a screen reader would: by role and name. */
export class Shopper {
  readonly page: Page;
  readonly language: Language;
  /** What the console said that it should not have. */
  readonly complaints: string[] = [];

  /** @param visit `isAsked`: on a first visit; others have answered the cookie question with no, and nothing lies over a page. */
  constructor(page: Page, language: Language = 'en', visit = { isAsked: false }) {
    this.page = page;
    if (!visit.isAsked) void page.addInitScript(answerQuestion);
    this.language = language;
    page.on('console', (message) => {
      if (message.type() === 'error' || /hydrat/i.test(message.text())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.stack ?? String(error)));
  }

  path(path: string): string {
    return this.language === 'fi' ? path : `/${this.language}${path}`;
  }

  open(path: string) {
    return this.page.goto(this.path(path), { waitUntil: 'domcontentloaded' });
  }

  word(folder: string, key: string, values?: Readonly<Record<string, string>>): string {
    return word(this.language, folder, key, values);
  }

  button(folder: string, key: string, values?: Readonly<Record<string, string>>) {
    return this.page
      .getByRole('button', { name: this.word(folder, key, values), exact: true })
      .filter({ visible: true });
  }

  link(folder: string, key: string) {
    return this.page.getByRole('link', { name: this.word(folder, key) }).filter({ visible: true });
  }

  /** The foot of a page that answers to keys; on a phone its columns are unfolded (LOOK-68). */
  async foot(): Promise<Locator> {
    // Its code comes late. Until React has taken it over, a press on a link of it loads a document, past the shop's router.
    await this.page.waitForFunction(() => {
      const [shown] = document.querySelectorAll('footer[data-boundary="shell"]');
      return shown !== undefined && Object.keys(shown).some((key) => key.startsWith('__reactFiber$'));
    });
    const foot = this.page.getByRole('contentinfo');
    const folded = foot.getByRole('navigation').getByRole('button', { expanded: false });
    for (let left = await folded.count(); left > 0; left -= 1) {
      await folded.first().press('Enter');
      await expect(folded).toHaveCount(left - 1);
    }
    return foot;
  }

  field(key: string) {
    return this.page.getByLabel(this.word('mf-checkout', `details.${key}`), { exact: true }).filter({ visible: true });
  }

  /** Waits until the page answers to clicks. */
  async settled(): Promise<void> {
    await this.page.waitForFunction(() => performance.getEntriesByName('havu:interactive').length > 0);
  }

  async signIn(email: string, password = 'Havu-demo-1'): Promise<void> {
    await this.open('/accounts/login/');
    await this.settled();
    await this.page.getByLabel(this.word('mf-account', 'login.email'), { exact: true }).fill(email);
    await this.page.getByLabel(this.word('mf-account', 'login.password'), { exact: true }).fill(password);
    await this.button('mf-account', 'login.submit').click();
    await this.page.waitForURL(`**${this.path('/accounts/')}`);
    await expect(
      this.page.getByRole('heading', { level: 2, name: this.word('mf-account', 'orders.title') }),
    ).toBeVisible();
  }

  /** What a call of one's own sends as `authorization`, once somebody is signed in. */
  async token(): Promise<string> {
    const cookie = await this.page.evaluate(() => /so\.auth=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    return decodeURIComponent(cookie);
  }

  /** Opens the jacket by any path: the shop leads to its own. */
  openJacket() {
    return this.open(`/kaamos/x/${jacketSlug}/`);
  }

  /** On a product page: the colours, sizes or types to choose from; cards have colours of their own. */
  choices(legend: 'choose.color' | 'choose.size' | 'choose.type') {
    const name = new RegExp(`^${this.word('mf-product', legend)}(?!\\p{L})`, 'u');
    return this.page.getByRole('group', { name });
  }

  /** On a product page: chooses the first colour and size that can be had. */
  async chooseVariant(): Promise<void> {
    await this.settled();
    const out = ['buy.sold_out', 'buy.stores_only'].map((key) => this.word('mf-product', key)).join('|');
    const canBeHad = new RegExp(`^(?!.*(?:${out})).+`, 's');
    for (const legend of ['choose.color', 'choose.size'] as const) {
      const group = this.choices(legend);
      await choose(group.getByRole('radio', { name: canBeHad }).last());
    }
  }

  async addToCart(): Promise<void> {
    await this.button('mf-product', 'buy.add').first().click();
    await expect(this.page.getByRole('dialog', { name: this.word('mf-checkout', 'added.title') })).toBeVisible();
  }

  async goToCheckoutFromDialog(): Promise<void> {
    await this.page
      .getByRole('dialog')
      .getByRole('link', { name: this.word('mf-checkout', 'added.checkout') })
      .click();
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.word('mf-checkout', 'page.title') }),
    ).toBeVisible();
  }

  /** On the checkout: postal code, first delivery method and details, then on to payment. */
  async fillCheckout(): Promise<void> {
    await this.page
      .getByLabel(this.word('mf-checkout', 'delivery.postal_code'), { exact: true })
      .first()
      .fill(aino.postal_code);
    const methods = this.page.getByRole('group', { name: this.word('mf-checkout', 'delivery.methods') });
    await choose(methods.getByRole('radio').first());
    for (const [name, value] of Object.entries(aino)) await this.field(name).last().fill(value);
    await this.button('mf-checkout', 'page.to_payment').click();
    await this.page.waitForURL(`**${this.path('/checkout/payment/')}`);
  }

  /** On the payment page: Klarna, the terms, the button, and what the buyer decides in Klarna's dialog. */
  async payWithKlarna(decision: Decision): Promise<void> {
    const payment = this.page.getByRole('group', { name: this.word('mf-checkout', 'payment.methods') });
    await choose(payment.getByRole('radio', { name: /klarna/i }).first());
    await this.page.getByRole('checkbox').check();
    await this.page
      .getByRole('button', { name: new RegExp(this.word('mf-checkout', 'payment.pay', { total: '.*' })) })
      .click();
    const names = { approve: 'Approve', deny: 'Deny', pending: 'Leave pending', abandon: 'Abandon' };
    const finnish = { approve: 'Hyväksy', deny: 'Hylkää', pending: 'Jätä odottamaan', abandon: 'Keskeytä' };
    const name = (this.language === 'fi' ? finnish : names)[decision];
    await this.klarnaButton(name).click();
  }

  /** On the payment page: another way to pay than Klarna, the terms, and the button. */
  async payWith(method: RegExp): Promise<void> {
    const payment = this.page.getByRole('group', { name: this.word('mf-checkout', 'payment.methods') });
    await payment.getByRole('radio', { name: method }).first().check();
    await this.page.getByRole('checkbox').check();
    const pay = this.word('mf-checkout', 'payment.pay', { total: '.*' });
    const order = this.word('mf-checkout', 'payment.order');
    await this.page.getByRole('button', { name: new RegExp(`${pay}|${order}`) }).click();
  }

  /** PayPal in a page of its own, and what the buyer decides there. */
  async payWithPaypal(decision: Decision): Promise<void> {
    await this.payWith(/paypal/i);
    await this.page.locator(`button[name="decision"][value="${decision}"]`).click();
  }

  /** Klarna's dialog may stand in a frame of its own origin. */
  klarnaButton(name: string) {
    return this.page.frameLocator('iframe').last().getByRole('button', { name });
  }

  /** The header's cart: its name tells the count. */
  cartLink() {
    return this.page
      .getByRole('banner')
      .locator(`a[href="${this.path('/checkout/')}"]`)
      .filter({ visible: true })
      .first();
  }

  async openFilters(): Promise<void> {
    await this.page
      .locator('main')
      .getByRole('button', { name: new RegExp(`^${this.word('mf-shared/ui', 'filter.title')}`) })
      .first()
      .click();
    await expect(this.page.getByRole('dialog')).toBeVisible();
  }

  /** Opens facet groups until the option shows, and checks it. */
  async checkFacet(name: string): Promise<void> {
    const option = this.page
      .getByRole('dialog')
      .getByRole('checkbox', { name: new RegExp(name) })
      .first();
    if (!(await option.isVisible())) await this.page.getByRole('dialog').locator('summary').first().click();
    await choose(option);
  }

  async showProducts(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button').last().click();
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }
}

function answerQuestion(): void {
  try {
    localStorage['havu-consent'] ??= '{"isAnswered":true}';
  } catch {
    // A frame without storage is asked nothing.
  }
}
