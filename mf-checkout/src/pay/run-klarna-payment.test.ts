import { describe, expect, it, vi } from 'vitest';
import type { KlarnaAnswer } from './klarna-payments.ts';
import { type KlarnaOrder, type KlarnaSteps, runKlarnaPayment } from './run-klarna-payment.ts';

const order: KlarnaOrder = {
  order_number: 'S1',
  order_key: 'key',
  total: 10,
  currency: 'EUR',
  result_path: '/order/payment_ok/S1/key/',
  payment: {
    kind: 'klarna',
    payment_id: 'p1',
    script_url: 'http://localhost/klarna.js',
    client_token: 'token',
    payment_method_categories: [{ identifier: 'pay_now', name: 'Pay now' }],
  },
};
const payments = { init: vi.fn(), load: vi.fn(), authorize: vi.fn() };
const container = {} as HTMLElement;

function stepsAnswering(answer: KlarnaAnswer, shown: KlarnaAnswer = { show_form: true }): KlarnaSteps {
  return { load: async () => payments, show: async () => shown, authorise: async () => answer };
}

function serviceAnswering(answer: () => Promise<unknown>) {
  const told: unknown[] = [];
  const post = async <T>(_path: string, body: unknown): Promise<T> => {
    told.push(body);
    return (await answer()) as T;
  };
  return { api: { post }, told };
}
const settled = async () => ({ result_path: '/result/' });

describe('paying with Klarna', () => {
  it('hands the token of an approved payment to the service and goes where it says', async () => {
    const { api, told } = serviceAnswering(settled);
    const end = await runKlarnaPayment(
      api,
      order,
      container,
      stepsAnswering({ approved: true, authorization_token: 't' }),
    );
    expect(told).toEqual([{ payment_id: 'p1', order_key: 'key', outcome: 'approved', authorization_token: 't' }]);
    expect(end).toEqual({ kind: 'settled', resultPath: '/result/' });
  });

  it('tells a payment that the provider refused as denied, and a closed dialog as cancelled', async () => {
    const { api, told } = serviceAnswering(settled);
    await runKlarnaPayment(api, order, container, stepsAnswering({ approved: false, show_form: false }));
    await runKlarnaPayment(api, order, container, stepsAnswering({ approved: false, show_form: true }));
    expect(told).toMatchObject([{ outcome: 'denied' }, { outcome: 'cancelled' }]);
  });

  it('asks the buyer nothing when the provider shows no form', async () => {
    const { api, told } = serviceAnswering(settled);
    const steps = stepsAnswering({ approved: true }, { show_form: false });
    await runKlarnaPayment(api, order, container, steps);
    expect(told).toMatchObject([{ outcome: 'denied' }]);
  });

  it('fails softly when the script does not load', async () => {
    const { api, told } = serviceAnswering(settled);
    const steps = { ...stepsAnswering({}), load: () => Promise.reject(new Error('blocked')) };
    expect(await runKlarnaPayment(api, order, container, steps)).toEqual({ kind: 'failed' });
    expect(told).toEqual([]);
  });

  it('can tell the service again when it did not hear of an approved payment', async () => {
    let isDown = true;
    const { api, told } = serviceAnswering(async () => {
      if (isDown) throw new Error('down');
      return settled();
    });
    const end = await runKlarnaPayment(
      api,
      order,
      container,
      stepsAnswering({ approved: true, authorization_token: 't' }),
    );
    if (end.kind !== 'unconfirmed') throw new Error('expected to be unconfirmed');
    isDown = false;
    expect(await end.confirmAgain()).toEqual({ kind: 'settled', resultPath: '/result/' });
    expect(told[1]).toEqual(told[0]);
  });
});
