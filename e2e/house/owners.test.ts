import { expect, it } from 'vitest';
import { read, rooms } from './source-files.ts';

const readme = read('README.md');
const owners = read('CODEOWNERS');

/** `| \`shell\` | Platform | …` */
const teamOf = (room: string) => new RegExp(`^\\| \`${room}\` \\| (\\w+) \\|`, 'm').exec(readme)?.[1]?.toLowerCase();
const ownerOf = (room: string) => new RegExp(`^/${room}/\\s+@havu/(\\w+)$`, 'm').exec(owners)?.[1];

it.each(rooms)('%s has the same owner in CODEOWNERS as in the README', (room) => {
  expect(ownerOf(room)).toBe(teamOf(room));
  expect(ownerOf(room)).toBeDefined();
});
