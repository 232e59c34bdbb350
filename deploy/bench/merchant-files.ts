import { createWriteStream, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { locales } from 'mf-shared/rules/locales';

const storesOfMerchant = ['central', 'helsinki', 'tampere', 'turku', 'oulu', 'kuopio'];
const sizes = ['S', 'M', 'L', 'XL'];
const words = 'It keeps the rain out and the warmth in, on long days far from any road. ';

/**
 * Files of a merchant with so many models: texts in six languages, four variants each, the stock of six stores, no pictures.
 * @returns the folder
 */
export async function writeMerchantFiles(models: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'havu-bench-merchant-'));
  const write = (kind: string, lines: Iterable<object>) =>
    pipeline(toText(lines), createWriteStream(join(folder, `${kind}.jsonl`)));
  const rates = [{ class: 5, percent: 25.5, from: '2020-01-01' }];
  await write('tax-areas', [{ key: 'finland', name: 'Finland', rates }]);
  await write('brands', [{ key: 'kaamos', name: 'Kaamos' }]);
  await write('groups', [{ key: 'jackets', slugs: inSix('jackets'), names: inSix('Jackets') }]);
  await write(
    'stores',
    storesOfMerchant.map((key) => ({ key, name: key, type: 'warehouse' })),
  );
  await write('products', productsOf(models));
  await write('stock', stockOf(models));
  return folder;
}

function* productsOf(models: number): Generator<object> {
  for (let number = 1; number <= models; number += 1) {
    const texts = inSix({ name: `Jacket ${number}`, short: words, html: `<p>${words.repeat(4)}</p>` });
    yield {
      ...{ key: `J${number}`, slug: `jacket-${number}`, brand: 'kaamos', groups: ['jackets'], texts },
      price: { regular: 100 + (number % 400) },
      variants: sizes.map((size) => ({ sku: skuOf(number, size), size })),
    };
  }
}

function* stockOf(models: number): Generator<object> {
  for (let number = 1; number <= models; number += 1)
    for (const size of sizes)
      for (const [at, store] of storesOfMerchant.entries())
        yield { sku: skuOf(number, size), store, quantity: (number + at) % 9 };
}

const skuOf = (number: number, size: string): string => `J${number}-${size}`;

const inSix = <Value>(value: Value): Record<string, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, value]));

function* toText(lines: Iterable<object>): Generator<string> {
  for (const line of lines) yield `${JSON.stringify(line)}\n`;
}
