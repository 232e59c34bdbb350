import { undoCanary } from 'mf-shared/releases/end-by-health';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeCanary, endCanary, finishCanary, startCanary } from './canary.ts';
import { promote } from './promote.ts';
import { releasePlace, remote } from './release-fixture.ts';
import { statusOf } from './release-report.ts';
import { rollBack } from './roll-back.ts';
import { tidyReleases } from './tidy-releases.ts';

let { releases, refused, gate, publish, live } = releasePlace();
let [present, tried] = ['', ''];
beforeEach(async () => {
  ({ releases, refused, gate, publish, live } = releasePlace());
  present = await publish('one');
  tried = await publish('two', { environment: 'staging' });
});
const facts = { who: 'aino@havu.example', reason: 'New gallery' };
const start = (
  percent = '5',
  more: { version?: string; finishAfter?: string; isAgain?: boolean; isDryRun?: boolean } = {},
) => {
  const { version = tried, finishAfter, isAgain = false, isDryRun } = more;
  return startCanary(remote, { version, percent, finishAfter, isAgain }, releases, { gate, facts, isDryRun });
};
const running = async () => (await releases.canaries())?.remotes[remote];
const undo = async (why: string) => {
  const canary = await running();
  return canary && undoCanary(remote, canary, why, { releases, environment: 'production' });
};
const lastLines = async (count: number) => (await releases.history()).slice(-count);

describe('a canary (ROUTE-141)', () => {
  it('is a kept version beside what is live, with who, when and why, in the log too', async () => {
    const moved = await start();
    const about = { remote, environment: 'production', version: tried, present };
    expect(moved).toEqual({ ...about, percent: 5, before: null });
    expect(await running()).toMatchObject({ version: tried, present, percent: 5, ...facts });
    expect(await live()).toBe(present);
    expect(await lastLines(1)).toMatchObject([
      { action: 'canary', version: tried, before: present, percent: 5, ...facts },
    ]);
    const [row] = await statusOf(releases, [remote]);
    expect(row).toMatchObject({ environment: 'production', version: present, canary: { version: tried, percent: 5 } });
  });

  it('is shown to more and to fewer, and ends', async () => {
    await start();
    const began = (await running())?.at;
    expect(await changeCanary(remote, { percent: '25' }, releases, { gate })).toMatchObject({ percent: 25, before: 5 });
    expect(await running()).toMatchObject({ percent: 25, at: began, ...facts });
    expect(await changeCanary(remote, { percent: '1' }, releases, { gate })).toMatchObject({ percent: 1, before: 25 });
    expect(await endCanary(remote, releases, { gate, facts })).toMatchObject({ percent: null, before: 1 });
    expect([await running(), await live()]).toEqual([undefined, present]);
    expect((await lastLines(3)).map(({ action, percent }) => [action, percent])).toEqual([
      ...[
        ['canary', 25],
        ['canary', 1],
        ['canary_end', undefined],
      ],
    ]);
    await expect(endCanary(remote, releases, { gate })).rejects.toThrow(`${remote} has no canary in production`);
    await expect(changeCanary(remote, { percent: '7' }, releases, { gate })).rejects.toThrow(
      'has no canary in production',
    );
  });

  it('becomes live by itself after so many minutes where that is said, at its begin or later (ROUTE-145)', async () => {
    const say = (percent: string, finishAfter?: string) =>
      changeCanary(remote, { percent, finishAfter }, releases, { gate });
    await start('5', { finishAfter: '60' });
    expect((await running())?.finish_after).toBe(60);
    expect(await lastLines(1)).toMatchObject([{ action: 'canary', percent: 5, finish_after: 60 }]);
    expect(await say('25')).toMatchObject({ percent: 25, finishAfter: 60 });
    expect(await say('25', '10')).toMatchObject({ percent: 25, before: 25, finishAfter: 10 });
    expect(await say('25', 'never')).not.toHaveProperty('finishAfter');
    expect(await running()).not.toHaveProperty('finish_after');
    await expect(say('25', 'never')).rejects.toThrow('is shown to 25 % already');
    for (const minutes of ['0', '-1', '1.5', '10081', 'soon', ''])
      await expect(say('30', minutes)).rejects.toThrow(`live after 1 to 10080 minutes, not ${minutes}`);
  });

  it('becomes what is live, and is rolled back as any other version', async () => {
    await start();
    expect(await finishCanary(remote, releases, { gate, facts })).toMatchObject({ version: tried, before: present });
    expect([await live(), await running()]).toEqual([tried, undefined]);
    expect((await lastLines(2)).map(({ action }) => action)).toEqual(['canary', 'canary_finish']);
    expect((await rollBack(remote, releases, { gate })).version).toBe(present);
  });

  it('becomes live with the commit that it was published from in the log', async () => {
    const published = await publish('three', { environment: 'staging', facts: { commit: 'abc123' } });
    await start('5', { version: published });
    await finishCanary(remote, releases, { gate, facts });
    expect(await lastLines(1)).toMatchObject([{ action: 'canary_finish', commit: 'abc123', ...facts }]);
    const [row] = await statusOf(releases, [remote]);
    expect(row?.since).toMatchObject({ action: 'canary_finish', commit: 'abc123' });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['it went back by itself', async () => undo('worse')],
    ['it was ended', () => endCanary(remote, releases, { gate })],
    [
      'another of the same version began',
      async () => {
        await endCanary(remote, releases, { gate });
        await start('7');
      },
    ],
    ['something else was published', () => publish('three')],
  ])('does not become live where %s while it was tried', async (_, meanwhile) => {
    await start();
    let [nowLive, nowRunning]: unknown[] = [];
    const slow: typeof gate = async (...tried) => {
      await gate(...tried);
      await meanwhile();
      [nowLive, nowRunning] = [await live(), await running()];
    };
    await expect(finishCanary(remote, releases, { gate: slow, facts })).rejects.toThrow(
      `The canary of ${remote} ${tried} ended meanwhile: nothing has moved`,
    );
    expect([await live(), await running()]).toEqual([nowLive, nowRunning]);
    expect(await live()).not.toBe(tried);
    expect((await releases.history()).map(({ action }) => action)).not.toContain('canary_finish');
  });

  it('keeps its key, so that visitors stay what they are in the next one', async () => {
    await start();
    const key = (await releases.canaries())?.key;
    await endCanary(remote, releases, { gate });
    await start('50');
    expect((await releases.canaries())?.key).toBe(key);
  });

  it.each(['0', '100', '-5', '5.5', 'abc', '', '1e1'])('of "%s" percent is refused', async (percent) => {
    await expect(start(percent)).rejects.toThrow(
      `${remote}: the percent is a whole number from 1 to 99, not ${percent}`,
    );
    expect(await releases.canaries()).toBeNull();
  });

  it('is no version that is not kept, is live, or stands beside nothing', async () => {
    await expect(start('5', { version: 'abc' })).rejects.toThrow('no such version was published');
    await expect(start('5', { version: present })).rejects.toThrow(
      `${remote} ${present} is live in production already`,
    );
    const elsewhere = { gate, environment: 'nightly' };
    const wish = { version: tried, percent: '5', isAgain: false };
    await expect(startCanary(remote, wish, releases, elsewhere)).rejects.toThrow('has nothing live in nightly');
    expect(await releases.canaries()).toBeNull();
  });

  it('is not one that was refused, until that is wanted and the gate takes it', async () => {
    refused.add(tried);
    await expect(start()).rejects.toThrow('it fails');
    refused.clear();
    await expect(start()).rejects.toThrow(/is refused: it was refused at .*, it fails \(--again tries it once more\)/);
    expect((await releases.history()).filter(({ action }) => action === 'refuse')).toHaveLength(1);
    expect(await start('5', { isAgain: true })).toMatchObject({ percent: 5 });
  });

  it('is one at a time: of two that begin at once one is refused', async () => {
    const both = await Promise.allSettled([start('5'), start('7')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(start()).rejects.toThrow(/has a canary already: \w+, [57] %/);
  });

  it('does not begin by a dry run', async () => {
    expect(await start('5', { isDryRun: true })).toMatchObject({ version: tried, percent: 5 });
    expect([await releases.canaries(), (await releases.history()).length]).toEqual([null, 2]);
  });
});

describe('a canary that went back by itself (ROUTE-142)', () => {
  const why = '9 errors in 200 pages (4.5 %), the others 0 errors in 4000 pages (0.0 %)';

  it('is in the log with its figures, and is not taken again until that is wanted', async () => {
    await start();
    expect(await undo(why)).toBe(true);
    expect([await running(), await live()]).toEqual([undefined, present]);
    expect(await lastLines(1)).toMatchObject([{ action: 'canary_undo', version: tried, who: 'health', reason: why }]);
    await expect(start()).rejects.toThrow(`${why} (--again tries it once more)`);
    expect(await start('5', { isAgain: true })).toMatchObject({ percent: 5 });
    await endCanary(remote, releases, { gate });
    expect(await start()).toMatchObject({ percent: 5 });
  });

  it('is taken back once by several shells at once, and not where another began meanwhile', async () => {
    await start();
    const canary = await running();
    expect((await Promise.all([undo(why), undo(why), undo(why)])).filter(Boolean)).toEqual([true]);
    await start('7', { isAgain: true });
    const place = { releases, environment: 'production' };
    expect(canary && (await undoCanary(remote, canary, why, place))).toBe(false);
    expect(await running()).toMatchObject({ percent: 7 });
  });
});

describe('what moves beneath a canary ends it, and the log says so (ROUTE-141)', () => {
  const ends = async (move: () => Promise<unknown>) => {
    await start();
    await move();
    expect(await running()).toBeUndefined();
    return (await lastLines(2)).map(({ action, version, reason }) => [action, version, reason]);
  };

  it('a publish', async () => {
    const lines = await ends(() => publish('three', { facts }));
    expect(lines[0]).toEqual(['canary_end', tried, 'another version was published']);
    expect(lines[1]).toEqual(['publish', await live(), facts.reason]);
  });

  it('the same version, published or promoted', async () => {
    const lines = await ends(() => promote(remote, 'staging', releases, { gate }));
    expect(lines.map(([action]) => action)).toEqual(['canary_end', 'promote']);
    expect(await live()).toBe(tried);
  });

  it('a rollback', async () => {
    const third = await publish('three');
    tried = await publish('four', { environment: 'staging' });
    const lines = await ends(() => rollBack(remote, releases, { gate }));
    expect(lines.map(([action]) => action)).toEqual(['canary_end', 'rollback']);
    expect(await live()).not.toBe(third);
  });

  it('but not a publish of what is live already, or to another environment', async () => {
    await start();
    await publish('one');
    await publish('five', { environment: 'staging' });
    expect(await running()).toMatchObject({ version: tried });
  });
});

it('the version of a canary is not tidied away, and is no version to roll back to (ROUTE-141)', async () => {
  const second = await publish('three');
  await start();
  const now = new Date(Date.now() + 400 * 86_400_000);
  await publish('four', { environment: 'staging' });
  await tidyReleases(releases, { keep: 1, isDryRun: false, now });
  expect(await releases.version(remote, tried)).not.toBeNull();
  await endCanary(remote, releases, { gate });
  expect(second).toBe(await live());
  await expect(rollBack(remote, releases, { gate })).rejects.toThrow(`${remote} ${present} is refused`);
});
