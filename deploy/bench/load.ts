import autocannon, { type Options } from 'autocannon';

export interface Load {
  perSecond: number;
  p99Ms: number;
  errors: number;
}

const seconds = Number(process.env.BENCH_SECONDS ?? 8);

/** Ten connections for some seconds, after a second of warming up (TARGET-26). */
export async function load(options: Options): Promise<Load> {
  await autocannon({ connections: 10, duration: 1, ...options });
  const result = await autocannon({ connections: 10, duration: seconds, ...options });
  return { perSecond: result.requests.average, p99Ms: result.latency.p99, errors: result.errors + result.non2xx };
}
