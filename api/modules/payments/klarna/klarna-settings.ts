/** Where Klarna is and who we are there; nothing of it is in the code. */
export interface KlarnaSettings {
  baseUrl: string;
  username: string;
  password: string;
  /** The browser script with `Klarna.Payments`. */
  scriptUrl: string;
  /** Origins that the script's frames and calls need, for the payment page's content security policy. */
  frameOrigins: string[];
  connectOrigins: string[];
  timeoutMs: number;
}

/** KLARNA_BASE_URL, KLARNA_USERNAME, KLARNA_PASSWORD, KLARNA_SCRIPT_URL and more; null without a base URL and keys. */
export function klarnaSettings(environment: NodeJS.ProcessEnv): KlarnaSettings | null {
  const { KLARNA_BASE_URL: baseUrl, KLARNA_USERNAME: username, KLARNA_PASSWORD: password } = environment;
  if (!baseUrl || !username || !password) return null;
  const scriptUrl = environment.KLARNA_SCRIPT_URL ?? 'https://x.klarnacdn.net/kp/lib/v1/api.js';
  const scriptOrigin = new URL(scriptUrl).origin;
  return {
    baseUrl: baseUrl.replace(/\/$/u, ''),
    username,
    password,
    scriptUrl,
    frameOrigins: origins(environment.KLARNA_FRAME_ORIGINS, scriptOrigin),
    connectOrigins: origins(environment.KLARNA_CONNECT_ORIGINS, scriptOrigin),
    timeoutMs: Number(environment.KLARNA_TIMEOUT_MS ?? 7000),
  };
}

function origins(list: string | undefined, otherwise: string): string[] {
  return list ? list.split(/\s+/u).filter(Boolean) : [otherwise];
}
