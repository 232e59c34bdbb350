import { expect, it } from 'vitest';
import { contentSecurityPolicy, toPaymentOrigins } from './security-headers.ts';

it('pages run their own scripts only, and require Trusted Types', () => {
  const policy = contentSecurityPolicy();
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types shop");
  expect(policy).not.toMatch(/unsafe|\*/);
});

it('sheets that stand in the page are allowed by their hashes, and no other', () => {
  const policy = contentSecurityPolicy(undefined, undefined, ['sha256-a=', 'sha256-b=']);
  expect(policy).toContain("style-src 'self' 'sha256-a=' 'sha256-b=';");
  expect(policy).not.toContain('unsafe-inline');
});

it('the video provider’s player may be framed by pages, but not beside a payment', () => {
  const player = 'https://video.example/embed/';
  expect(contentSecurityPolicy(undefined, { videoEmbedUrl: player, scriptOrigins: [] })).toContain(
    `frame-src 'self' ${player};`,
  );
  expect(contentSecurityPolicy()).toContain("frame-src 'self';");
  const paying = contentSecurityPolicy(toPaymentOrigins({ script: ['https://pay.example'] }), {
    videoEmbedUrl: player,
    scriptOrigins: ['https://chat.example'],
  });
  expect(paying).not.toContain('chat.example');
  expect(paying).toContain("frame-src 'self';");
});

it('script tags come from the listed origins only, and Trusted Types hold for them too (CONF-72)', () => {
  const policy = contentSecurityPolicy(undefined, { videoEmbedUrl: null, scriptOrigins: ['https://chat.example'] });
  expect(policy).toContain("script-src 'self' https://chat.example;");
  expect(policy).toContain("connect-src 'self' https://chat.example;");
  expect(policy).toContain("frame-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types shop");
});

it("the payment page allows the provider's origins and nothing else", () => {
  const policy = contentSecurityPolicy(
    toPaymentOrigins({
      script: ['https://x.klarna.example', "'unsafe-inline'", 'https://a; script-src *'],
      frame: 'x',
    }),
  );
  expect(policy).toContain("script-src 'self' https://x.klarna.example;");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('*');
});
