// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { firstMove } from './first-move.ts';

it.each(['pointermove', 'touchstart', 'keydown', 'focusin'])('%s anywhere is a first move', async (type) => {
  const moved = vi.fn();
  void firstMove().then(moved);
  await Promise.resolve();
  expect(moved).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  await Promise.resolve();
  expect(moved).toHaveBeenCalledTimes(1);
});
