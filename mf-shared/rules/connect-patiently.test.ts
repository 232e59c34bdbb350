import { once } from 'node:events';
import {
  type AddressInfo,
  connect,
  createServer,
  getDefaultAutoSelectFamilyAttemptTimeout,
  type LookupFunction,
  setDefaultAutoSelectFamilyAttemptTimeout,
} from 'node:net';
import { expect, it } from 'vitest';
import { connectPatiently } from './connect-patiently.ts';

/** A name with two addresses; somebody listens at the first of them. */
const twoAddresses: LookupFunction = (_name, _options, tell) => {
  const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
  // Timers are looked at next, before connections are.
  setImmediate(() => tell(null, addresses));
};

function stayBusy(ms: number): void {
  const until = Date.now() + ms;
  while (Date.now() < until);
}

it('connects to a name with two addresses while the process is busy', async () => {
  const first = getDefaultAutoSelectFamilyAttemptTimeout();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connectBusy = async () => {
    const socket = connect({ host: 'two.example', port, lookup: twoAddresses, autoSelectFamily: true });
    socket.on('connectionAttempt', () => process.nextTick(stayBusy, 400));
    try {
      await once(socket, 'connect');
      return 'connected';
    } catch (error) {
      return String(error);
    } finally {
      socket.destroy();
    }
  };
  try {
    setDefaultAutoSelectFamilyAttemptTimeout(250);
    expect(await connectBusy()).toBe('AggregateError');
    connectPatiently();
    expect(await connectBusy()).toBe('connected');
  } finally {
    setDefaultAutoSelectFamilyAttemptTimeout(first);
    server.close();
  }
});
