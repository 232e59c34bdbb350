import { type Figure, quantile } from './figures.ts';

const misspelt = ['jakcet', 'slepping bag', 'headlmp', 'bakpack', 'gloovs', 'boost', 'thermoss', 'trousrs'];
const rounds = 10;
/** Milliseconds at 3,000 models and, where DEMO_MODELS says so, at 100,000. */
const targets = { usual: 15, large: 60 };
const largeModels = 100_000;

/** How long searches with misspelt words take, one at a time; well-spelt ones take no longer. The first round is not counted. */
export async function measureSearch(url: string): Promise<Figure[]> {
  const headers = { 'accept-language': 'en', 'accept-encoding': 'br' };
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const word of misspelt) {
      const startedAt = performance.now();
      await (await fetch(`${url}/api/search/?q=${encodeURIComponent(word)}&language=en`, { headers })).arrayBuffer();
      if (round > 0) times.push(performance.now() - startedAt);
    }
  const isLarge = Number(process.env.DEMO_MODELS ?? 0) >= largeModels;
  const figure = (name: string, share: number, target: number | null): Figure => ({
    ...{ part: 'search', name: `search with a misspelt word, ${name}`, unit: 'ms', better: 'lower' },
    ...{ value: quantile(times, share), target },
  });
  return [figure('median', 0.5, null), figure('p95', 0.95, isLarge ? targets.large : targets.usual)];
}
