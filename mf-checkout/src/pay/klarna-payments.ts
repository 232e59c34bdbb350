/** What the provider's script answers (Klarna Payments). `show_form` false with `approved` false ends this way of paying. */
export interface KlarnaAnswer {
  approved?: boolean;
  show_form?: boolean;
  authorization_token?: string;
  error?: unknown;
}

interface KlarnaPayments {
  init(options: { client_token: string }): void;
  load(
    options: { container: HTMLElement; payment_method_category: string },
    data: object,
    done: (answer: KlarnaAnswer) => void,
  ): void;
  authorize(
    options: { payment_method_category: string; auto_finalize: boolean },
    data: object,
    done: (answer: KlarnaAnswer) => void,
  ): void;
}

declare global {
  interface Window {
    Klarna?: { Payments: KlarnaPayments };
  }
}

const loadLimitMs = 15_000;

/** Loads the provider's script once. Rejects when it does not come within 15 s; a later call tries again. */
export async function loadKlarna(scriptUrl: string): Promise<KlarnaPayments> {
  const present = presentKlarna();
  if (present) return present;
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptUrl;
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error('The payment script did not load')));
  });
  document.head.append(script);
  try {
    await inTime(loaded);
  } catch (error) {
    script.remove();
    throw error;
  }
  const loadedPayments = presentKlarna();
  if (!loadedPayments) throw new Error('The payment script brought no Klarna');
  return loadedPayments;
}

/** Draws the provider's form into the container. */
export function showWidget(
  payments: KlarnaPayments,
  { clientToken, container, category }: { clientToken: string; container: HTMLElement; category: string },
): Promise<KlarnaAnswer> {
  payments.init({ client_token: clientToken });
  return inTime(
    new Promise((resolve) => {
      payments.load({ container, payment_method_category: category }, {}, resolve);
    }),
  );
}

/** Asks the buyer to confirm. Takes as long as the buyer does. */
export function authorise(payments: KlarnaPayments, category: string): Promise<KlarnaAnswer> {
  return new Promise((resolve) => {
    payments.authorize({ payment_method_category: category, auto_finalize: true }, {}, resolve);
  });
}

const presentKlarna = (): KlarnaPayments | undefined => window.Klarna?.Payments;

async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The payment provider did not answer')), loadLimitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
