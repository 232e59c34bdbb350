// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ScriptTag } from 'mf-shared/contract/script-tags';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it, vi } from 'vitest';
import type { ShellNavigation } from '../menu/shell-navigation.ts';
import { Footer } from './footer.tsx';

const navigation: ShellNavigation = {
  ...{ productGroups: [], stores: [], pages: [], hasExperiences: false },
  ...{ missingPages: [], redirectedPaths: [] },
};
const tag = (id: string): ScriptTag => ({ id, src: 'https://scripts.example/a.js', consent: 'functional' });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(scriptTags: ScriptTag[], nowIso: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(nowIso) });
  history.replaceState(null, '', '/en/');
  render(
    <PageAt api={serviceDouble().api} packages={['shell']} config={{ scriptTags }}>
      <Footer navigation={navigation} isSlim={false} />
    </PageAt>,
  );
}
const workday = '2026-11-25T10:00:00Z';
const sunday = '2026-11-29T10:00:00Z';

it.each([
  ['no scripts', []],
  ['scripts of which none is a chat', [tag('credit'), tag('reviews')]],
])('a shop with %s promises no chat, in no words and by no button (CONTENT-17)', (_what, tags) => {
  for (const now of [workday, sunday]) {
    show(tags, now);
    expect(screen.getByRole('contentinfo').textContent).toContain('hello@havu.example');
    expect(screen.queryByText(/chat/i)).toBeNull();
    expect(screen.queryByRole('button', { name: /chat/i })).toBeNull();
    cleanup();
  }
});

it('a shop with a chat tells its hours, and outside them that it is closed (CONTENT-17)', () => {
  show([tag('chat')], workday);
  expect(screen.getByText('Chat: workdays 8 to 20, Finnish time')).toBeDefined();
  cleanup();
  show([tag('chat')], sunday);
  expect(screen.getByText(/The chat is closed now/)).toBeDefined();
});
