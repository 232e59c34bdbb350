export { remoteBuild } from './remote-build.ts';
export { type ShellEntries, shellBuild } from './shell-build.ts';
