import { describe, expect, it } from 'vitest';
import { six } from '../text/six-languages.ts';
import { productNames } from './product-name.ts';

const shell = six('kuoritakki | Shell Jacket | skaljacka | Hardshelljacke | Veste coque | Мембранная куртка');

describe('product names', () => {
  it('join the Finnish noun with a hyphen, after several words with a space before it', () => {
    expect(productNames('Usva', shell, 'unisex').fi).toBe('Usva-kuoritakki');
    expect(productNames('Kuura 3L', shell, 'unisex').fi).toBe('Kuura 3L -kuoritakki');
  });

  it('put the noun first in French and Russian', () => {
    expect(productNames('Kuura 3L', shell, 'unisex').fr).toBe('Veste coque Kuura 3L');
    expect(productNames('Kuura 3L', shell, 'women').ru).toBe('Мембранная куртка Kuura 3L для женщин');
  });

  it('tell who wears it', () => {
    expect(productNames('Usva', shell, 'women').en).toBe("Usva Women's Shell Jacket");
    expect(productNames('Usva', shell, 'men').fi).toBe('Usva miesten kuoritakki');
  });
});
