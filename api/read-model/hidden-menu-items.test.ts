import { describe, expect, it, vi } from 'vitest';
import { hiddenMenuItems } from './hidden-menu-items.ts';

describe('the pages that the menu leaves out (CONF-50)', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['  ', []],
    ['kesakauppa', ['kesakauppa']],
    ['kesakauppa, Joulukauppa', ['kesakauppa', 'joulukauppa']],
    ['["kesakauppa","summer-shop"]', ['kesakauppa', 'summer-shop']],
    ['[]', []],
    ['räyskälä,прокат', ['räyskälä', 'прокат']],
  ])('%s hides %j', (written, hidden) => {
    const onError = vi.fn();
    expect([...hiddenMenuItems(written, onError)]).toEqual(hidden);
    expect(onError).not.toHaveBeenCalled();
  });

  it.each(['["kesakauppa"', '[1]', '{"kesakauppa":true}', 'kesakauppa,,', '/kesakauppa/', 'two words'])(
    '%s is an error of the log and hides nothing',
    (written) => {
      const onError = vi.fn();
      expect([...hiddenMenuItems(written, onError)]).toEqual([]);
      expect(onError).toHaveBeenCalledOnce();
    },
  );
});
