/// <reference lib="dom" />
/**
 * The sandbox's stand-in for the provider's browser script: the same interface, drawn in iframes from the sandbox's origin,
 * without inline code, inline styles in markup, or HTML strings, so that it runs under a strict content security policy.
 * Served as a classic script with its types stripped: no imports, no exports.
 */
interface KlarnaAnswer {
  show_form: boolean;
  approved?: boolean;
  authorization_token?: string;
  error?: { invalid_fields: string[] };
}
type KlarnaCallback = (answer: KlarnaAnswer) => void;

// A block instead of a module: nothing of it is left in the page but what it hands over.
{
  const script = document.currentScript;
  const origin = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;
  let clientToken = '';

  const frame = (page: string, title: string, category: string): HTMLIFrameElement => {
    const element = document.createElement('iframe');
    const query = new URLSearchParams({
      token: clientToken,
      category,
      lang: document.documentElement.lang.slice(0, 2),
      scheme: getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'auto' : 'light',
    });
    element.src = `${origin}/klarna/${page}/?${query}`;
    element.title = title;
    element.style.border = '0';
    element.style.width = '100%';
    return element;
  };

  const load = (
    options: { container: string | HTMLElement; payment_method_category?: string },
    dataOrCallback?: object | KlarnaCallback,
    maybeCallback?: KlarnaCallback,
  ): void => {
    const callback = typeof dataOrCallback === 'function' ? (dataOrCallback as KlarnaCallback) : maybeCallback;
    const container =
      typeof options.container === 'string' ? document.querySelector(options.container) : options.container;
    if (!container || clientToken === '') {
      callback?.({ show_form: false, error: { invalid_fields: [] } });
      return;
    }
    const element = frame('widget', 'Klarna', options.payment_method_category ?? 'pay_later');
    element.style.height = '11rem';
    element.addEventListener('load', () => callback?.({ show_form: true }), { once: true });
    container.replaceChildren(element);
  };

  const authorize = (
    options: { payment_method_category?: string; auto_finalize?: boolean },
    dataOrCallback?: object | KlarnaCallback,
    maybeCallback?: KlarnaCallback,
  ): void => {
    const callback = typeof dataOrCallback === 'function' ? (dataOrCallback as KlarnaCallback) : maybeCallback;
    const dialog = document.createElement('dialog');
    const element = frame('dialog', 'Klarna', options.payment_method_category ?? 'pay_later');
    dialog.setAttribute('aria-label', 'Klarna');
    Object.assign(dialog.style, {
      width: 'min(26rem, calc(100vw - 2rem))',
      height: 'min(37rem, calc(100dvh - 2rem))',
      padding: '0',
      border: '0',
      borderRadius: '16px',
      overflow: 'hidden',
      background: 'transparent',
      margin: 'auto',
    });
    element.style.height = '100%';
    element.style.display = 'block';

    function finish(answer: KlarnaAnswer): void {
      removeEventListener('message', handleMessage);
      dialog.close();
      dialog.remove();
      callback?.(answer);
    }
    function handleMessage(event: MessageEvent): void {
      if (event.origin !== origin || event.source !== element.contentWindow) return;
      const data: unknown = event.data;
      if (typeof data === 'object' && data !== null && 'klarnaSandbox' in data)
        finish(data.klarnaSandbox as KlarnaAnswer);
    }
    addEventListener('message', handleMessage);
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      finish({ approved: false, show_form: true });
    });
    dialog.append(element);
    document.body.append(dialog);
    dialog.showModal();
    element.focus();
  };

  const payments = {
    init(options: { client_token: string }): void {
      clientToken = options.client_token;
    },
    load,
    authorize,
    finalize: authorize,
  };
  Object.assign(window, { Klarna: { Payments: payments } });
  const ready: unknown = Reflect.get(window, 'klarnaAsyncCallback');
  if (typeof ready === 'function') ready();
}
