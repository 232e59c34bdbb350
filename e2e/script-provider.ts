import { createServer, type Server } from 'node:http';

/** The name of the agent in the chat of {@link scripts}. */
export const chatAgent = 'Veera';

/** The scripts that a merchant's tags bring: a chat somebody answers in, and the credit promotion of a payment provider. */
const scripts: Readonly<Record<string, string>> = {
  '/chat.js': `
    document.documentElement.dataset.chat = 'open';
    dispatchEvent(new CustomEvent('shop-chat-agent', { detail: { name: '${chatAgent}' } }));`,
  '/credit.js': `
    for (const place of document.querySelectorAll('klarna-placement'))
      place.textContent = 'Pay ' + place.dataset.purchaseAmount + ' cents in parts, ' + place.dataset.locale;`,
};

/** The tags of these scripts, as the setting `script_tags` has them. */
export const scriptTags = (origin: string): string =>
  JSON.stringify([
    { id: 'chat', src: `${origin}/chat.js`, consent: 'functional' },
    { id: 'credit-promotion', src: `${origin}/credit.js`, consent: 'marketing' },
  ]);

/** Serves them on this machine, as a provider would from its own origin. */
export function startScriptProvider(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const script = scripts[request.url ?? ''];
    // Pages ask without cookies, so the answer has to allow them.
    const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
    response.writeHead(script ? 200 : 404, headers).end(script);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
